import type { Row } from '../../../data/live/office/list-request.ts';
import type { Column } from './list-description.ts';

/** The name of a record in labels of its row: the text of its first column, or its id. */
export function rowName<T>(columns: readonly Column<T>[], row: Row<T>): string {
  const first = row.record === null ? null : columns[0]?.csv?.(row.record, row);
  return String(first || row.id);
}
