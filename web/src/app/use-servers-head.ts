import { useEffect } from 'react';

/** Marks what only machines read in the head of a page. */
export const HEAD_MARK = 'data-record';

/**
 * What the server wrote into the head belongs to nobody in the browser: when the page goes, it
 * is taken away.
 *
 * @param isOurs after a navigation, when React wrote the head and takes it away itself
 */
export function useServersHead(isOurs: boolean): void {
  useEffect(() => {
    if (isOurs) return;
    const tags = document.querySelectorAll(`head [${HEAD_MARK}]`);
    return () => {
      for (const tag of tags) tag.remove();
    };
  }, [isOurs]);
}
