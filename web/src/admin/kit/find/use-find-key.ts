import { useEffect } from 'react';

/** Ctrl or ⌘ with K, except where the key has another meaning: in a text editor it inserts a link. */
export function useFindKey(open: () => void): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.key.toLowerCase() !== 'k') return;
      if (event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      open();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
}
