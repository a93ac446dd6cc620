import { type RefObject, useEffect } from 'react';

/** Ctrl+S, and ⌘S on a Mac, save the form instead of the page as a file. */
export function useSaveKeys(save: RefObject<() => Promise<boolean>>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      void save.current();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [save]);
}
