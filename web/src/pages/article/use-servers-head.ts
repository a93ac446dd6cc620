import { useEffect } from 'react';

/** Marks what only machines read in the head of an article's page. */
export const HEAD_MARK = 'data-article';

/**
 * What the server wrote into the head belongs to nobody in the browser: when the article goes, it
 * is taken away.
 *
 * @param isOurs after a navigation, when React wrote the head and takes it away itself
 */
export function useServersHead(id: string, isOurs: boolean): void {
  useEffect(() => {
    if (isOurs) return;
    return () => {
      for (const tag of document.querySelectorAll(`head [${HEAD_MARK}="${id}"]`)) tag.remove();
    };
  }, [id, isOurs]);
}
