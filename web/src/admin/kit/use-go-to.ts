import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isTyping } from './is-typing.ts';
import type { OfficeMenuGroup } from './office-menu.ts';

/** After `g`, the second key is waited for as long as this. */
const PATIENCE_MS = 1_500;

/** The keys that work everywhere: `g` and a letter go to a page, `?` shows the keys. */
export function useGoTo(menu: readonly OfficeMenuGroup[], showKeys: () => void): void {
  const navigate = useNavigate();
  // Times count from the page's beginning: none is near to this one.
  const pressedG = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (isTyping(event)) return;
      if (event.key === '?') {
        event.preventDefault();
        showKeys();
        return;
      }
      const isSecond = event.timeStamp - pressedG.current < PATIENCE_MS;
      pressedG.current =
        event.key === 'g' && !isSecond ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (!isSecond) return;
      const entry = menu
        .flatMap(({ entries }) => entries)
        .find(({ key }) => key === event.key.toLowerCase());
      if (!entry) return;
      event.preventDefault();
      // So that a list does not take the letter for its own.
      event.stopImmediatePropagation();
      void navigate(entry.path);
    }
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [menu, showKeys, navigate]);
}
