import { useEffect } from 'react';

/**
 * Saves the latest changes when the page is hidden or left, and when the network is back. The callback
 * must be stable.
 */
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
