import type { SearchQuery } from '@quire/model/search/search-query';
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { rememberSearch } from './recent-store.ts';

/**
 * Remembers a search on this device once it was meant: sent, opened by its address, or one of whose
 * results was followed. What was only typed on the way there is not.
 */
export function useRemembered({ q }: SearchQuery, page: RefObject<HTMLElement | null>): void {
  const { state } = useLocation();
  const isSent = state === null;
  useEffect(() => {
    if (q && isSent) rememberSearch(q);
  }, [q, isSent]);
  useEffect(() => {
    const root = page.current;
    const follow = ({ target }: Event) => {
      if (q && target instanceof Element && target.closest('li article a')) rememberSearch(q);
    };
    root?.addEventListener('click', follow);
    return () => root?.removeEventListener('click', follow);
  }, [q, page]);
}
