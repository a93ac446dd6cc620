import { useSearchParams } from 'react-router';
import type { BoardFilter } from './board-words.ts';

const KEYS = ['q', 'journal', 'role', 'note'] as const;

/** What is asked of the boards: it stands in the address. */
export function useBoardFilter(): readonly [BoardFilter, (change: Partial<BoardFilter>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const [q, journal, role, note] = KEYS.map((key) => parameters.get(key) ?? '');
  const filter = { q: q ?? '', journal: journal ?? '', role: role ?? '', note: note ?? '' };
  return [
    filter,
    (change) => {
      const next = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== '');
      setParameters(new URLSearchParams(next), { replace: true, preventScrollReset: true });
    },
  ];
}
