import { type PointerEvent, useEffect, useRef } from 'react';

/** A pointer that only passes by opens nothing. */
const REST_MS = 120;

/** Handlers that open a popover while a mouse rests on its entry, and close it when the mouse leaves. */
export function useHoverOpen(popover: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    enter({ pointerType }: PointerEvent) {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        document.getElementById(popover)?.togglePopover(true);
      }, REST_MS);
    },
    leave({ pointerType }: PointerEvent) {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      document.getElementById(popover)?.togglePopover(false);
    },
  };
}
