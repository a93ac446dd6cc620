import { useEffect } from 'react';

/** Ctrl or ⌘ with K, from anywhere but where the key means something else: a text editor makes a link by it. */
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
