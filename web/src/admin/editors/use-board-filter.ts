import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { BoardFilter } from './board-rows.ts';

const KEYS = ['q', 'journal', 'role', 'note'] as const;

/** What is asked of the boards: it stands in the address. */
export function useBoardFilter(): readonly [BoardFilter, (change: Partial<BoardFilter>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const [q, journal, role, note] = KEYS.map((key) => parameters.get(key) ?? '');
  const filter = { q: q ?? '', journal: journal ?? '', role: role ?? '', note: note ?? '' };
  // The address follows a moment later: what is asked meanwhile adds to what was asked before it.
  const asked = useRef(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filter is what the parameters say
  useEffect(() => {
    asked.current = filter;
  }, [parameters]);
  return [
    filter,
    (change) => {
      asked.current = { ...asked.current, ...change };
      const next = Object.entries(asked.current).filter(([, value]) => value !== '');
      setParameters(new URLSearchParams(next), { replace: true, preventScrollReset: true });
    },
  ];
}
