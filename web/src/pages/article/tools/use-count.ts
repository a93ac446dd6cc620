import { countPath } from '@quire/model/paths';
import { useEffect } from 'react';
import { asksNotToBeTracked } from '../../../app/asks-not-to-be-tracked.ts';

/** How long a page must be seen before it counts as read. */
const SEEN_MS = 4_000;

/** Tells the press once that its article was read, and when its PDF is fetched from the page. */
export function useCount(article: string): void {
  useEffect(() => {
    if (asksNotToBeTracked(navigator)) return;
    const send = (what: 'view' | 'download') =>
      navigator.sendBeacon(countPath(), JSON.stringify({ article, what }));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      timer = setTimeout(() => {
        document.removeEventListener('visibilitychange', wait);
        send('view');
      }, SEEN_MS);
    };
    const follow = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[data-count="download"]')) send('download');
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    document.addEventListener('click', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
      document.removeEventListener('click', follow);
    };
  }, [article]);
}
