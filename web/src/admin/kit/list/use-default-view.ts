import type { Claims } from '@quire/model/roles';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ListViews } from '../../../data/live/office/list-views.ts';
import type { ListDescription } from './list-description.ts';
import { defaultView, isSameSearch } from './saved-views.ts';
import { ownParameters } from './use-list-state.ts';

/**
 * Opens a list with the default view, once, if its address has no parameters: a link to a filtered list, or a filter
 * set before the views are loaded, takes precedence.
 */
export function useDefaultView<T>(
  list: ListDescription<T>,
  { own, shared, loading }: ListViews,
  claims: Claims,
): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current) return;
    if (!asksNothing(list, search)) {
      isOpened.current = true;
      return;
    }
    if (loading) return;
    isOpened.current = true;
    const view = defaultView(own, shared, claims);
    if (view) void navigate(`${pathname}?${view.search}`, { replace: true });
  }, [list, own, shared, loading, claims, pathname, search, navigate]);
}

/** Whether an address shows the list in its initial state. */
function asksNothing<T>(list: ListDescription<T>, search: string): boolean {
  const owned = ownParameters(list);
  const asked = [...new URLSearchParams(search)].filter(([name]) => owned.has(name));
  return isSameSearch(new URLSearchParams(asked).toString(), list.firstSearch ?? '');
}
