import type { Row } from '../../../data/live/office/list-request.ts';
import type { Column } from './list-description.ts';

/** What a record is called where its row is spoken of: what its first column says, else its id. */
export function rowName<T>(columns: readonly Column<T>[], row: Row<T>): string {
  const first = row.record === null ? null : columns[0]?.csv(row.record, row);
  return String(first || row.id);
}
