import { useEffect } from 'react';

/** Saves what was typed last when the page is hidden or left, and when the network is back. Of one identity. */
export function useFlushWhenLeft(flush: () => unknown): void {
  useEffect(() => {
    const save = () => void flush();
    const saveHidden = () => document.visibilityState === 'hidden' && save();
    window.addEventListener('online', save);
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      window.removeEventListener('online', save);
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', saveHidden);
      save();
    };
  }, [flush]);
}
