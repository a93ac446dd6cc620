import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isTyping } from './is-typing.ts';
import type { OfficeMenuGroup } from './office-menu.ts';

/** How long the second key is awaited after `g`. */
const PATIENCE_MS = 1_500;

/** The keys that work everywhere: `g` and a letter go to a page, `?` shows the keys. */
export function useGoTo(menu: readonly OfficeMenuGroup[], showKeys: () => void): void {
  const navigate = useNavigate();
  // Times count from page load, so no key press is close to this one.
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
      // Prevents a list from handling the letter.
      event.stopImmediatePropagation();
      void navigate(entry.path);
    }
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [menu, showKeys, navigate]);
}
