import { useCallback, useState } from 'react';
import type { Row } from '../../../data/live/office/list-request.ts';

export interface Selection<T> {
  readonly rows: ReadonlyMap<string, Row<T>>;
  /** Toggles one; with `upTo`, all rows between the last one toggled and this get the same state. */
  turn(index: number, upTo: boolean): void;
  turnAll(): void;
  clear(): void;
}

/** The selected records, kept across pages of the same list. */
export function useSelection<T>(shown: readonly Row<T>[]): Selection<T> {
  const [rows, setRows] = useState<ReadonlyMap<string, Row<T>>>(new Map());
  const [last, setLast] = useState(0);
  const turn = useCallback(
    (index: number, upTo: boolean) => {
      const row = shown[index];
      if (!row) return;
      const [from, to] = upTo ? [Math.min(last, index), Math.max(last, index)] : [index, index];
      setRows((before) => withRows(before, shown.slice(from, to + 1), !before.has(row.id)));
      setLast(index);
    },
    [shown, last],
  );
  const turnAll = useCallback(() => {
    setRows((before) => withRows(before, shown, !shown.every(({ id }) => before.has(id))));
  }, [shown]);
  const clear = useCallback(() => setRows(new Map()), []);
  return { rows, turn, turnAll, clear };
}

function withRows<T>(
  before: ReadonlyMap<string, Row<T>>,
  turned: readonly Row<T>[],
  isSelected: boolean,
): ReadonlyMap<string, Row<T>> {
  const after = new Map(before);
  for (const row of turned) {
    if (isSelected) after.set(row.id, row);
    else after.delete(row.id);
  }
  return after;
}
