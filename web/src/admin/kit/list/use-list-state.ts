import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type Addressed, type ListState, readAddress, writeAddress } from './list-address.ts';

const OWN = ['q', 'sort', 'bin', 'size', 'columns', 'after', 'before'];

/** The parameters of an address that belong to a list. */
export const ownParameters = ({ filters = [] }: Pick<Addressed, 'filters'>): ReadonlySet<string> =>
  new Set([...OWN, ...filters.map(({ field }) => field)]);

/**
 * The list's state in the address, with a function to change a part of it. Any change except the page goes to the
 * first page.
 */
export function useListState(
  list: Addressed,
): readonly [ListState, (change: Partial<ListState>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const state = useMemo(() => readAddress(list, parameters), [list, parameters]);
  // The router shows a change a moment later: one that is made meanwhile must not undo it.
  const latest = useRef(parameters);
  useEffect(() => {
    latest.current = parameters;
  }, [parameters]);
  const change = useCallback(
    (part: Partial<ListState>) => {
      const isPage = 'after' in part || 'before' in part;
      // Turning a page adds to the browser's history; changing the display does not.
      const isStep = isPage || 'filters' in part || 'bin' in part;
      const before = latest.current;
      const first = { after: null, before: null };
      const next = writeAddress(list, { ...readAddress(list, before), ...first, ...part });
      const owned = ownParameters(list);
      for (const [name, value] of before) if (!owned.has(name)) next.append(name, value);
      latest.current = next;
      setParameters(next, { replace: !isStep, preventScrollReset: true });
    },
    [list, setParameters],
  );
  return [state, change];
}
