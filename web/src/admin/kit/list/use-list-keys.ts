import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isTyping } from '../is-typing.ts';

interface ListKeys {
  /** The table's body, whose rows can be focused. */
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly newPath: string | undefined;
  readonly turn: (index: number, upTo: boolean) => void;
  readonly open: (index: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** The keys of a list; `shortcuts.ts` documents them. */
export function useListKeys({ body, search, newPath, turn, open }: ListKeys): void {
  const navigate = useNavigate();
  useEffect(() => {
    const rows = () => [...(body.current?.rows ?? [])].filter((row) => row.tabIndex >= -1);
    const focused = () => rows().findIndex((row) => row.contains(document.activeElement));

    function step(by: number) {
      const at = focused();
      const all = rows();
      const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by;
      all[Math.max(0, Math.min(next, all.length - 1))]?.focus();
    }

    function onKey(event: KeyboardEvent) {
      if (isTyping(event)) return;
      const by = STEPS[event.key];
      const isRow = document.activeElement?.tagName === 'TR';
      // Arrows scroll the page unless the focus is in the table.
      const isMeant = by !== undefined && (event.key.length === 1 || focused() >= 0);
      if (isMeant) step(by);
      else if (event.key === '/') search.current?.focus();
      else if (event.key.toLowerCase() === 'x' && focused() >= 0) turn(focused(), event.shiftKey);
      else if (event.key === 'Enter' && isRow) open(focused());
      else if (event.key === 'c' && newPath) void navigate(newPath);
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [body, search, newPath, turn, open, navigate]);
}
