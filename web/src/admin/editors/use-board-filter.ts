import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { BoardFilter } from './board-rows.ts';

const KEYS = ['q', 'journal', 'role', 'note'] as const;

/** The filter of the boards, kept in the address. */
export function useBoardFilter(): readonly [BoardFilter, (change: Partial<BoardFilter>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const [q, journal, role, note] = KEYS.map((key) => parameters.get(key) ?? '');
  const filter = { q: q ?? '', journal: journal ?? '', role: role ?? '', note: note ?? '' };
  // The address is updated a moment later; changes in the meantime add to the previous filter.
  const asked = useRef(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filter depends only on the parameters
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
