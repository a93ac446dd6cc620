import Papa from 'papaparse';
import type { Row } from '../../../data/live/office/list-request.ts';
import type { Column } from './list-description.ts';

/**
 * The header of a file for spreadsheets. It starts with a byte order mark, from which Excel detects the encoding.
 */
export const csvHead = (columns: readonly { readonly label: string }[]): string =>
  `\uFEFF${lines([['id', ...columns.map(({ label }) => label)]])}`;

/**
 * Records as lines of the file. Values that a spreadsheet would take for a formula are written as text (OWASP, CSV
 * injection).
 */
export function csvLines<T>(columns: readonly Column<T>[], rows: readonly Row<T>[]): string {
  return lines(
    rows.map((row) => {
      const { id, record } = row;
      return [id, ...columns.map(({ csv }) => (record === null ? '' : csv?.(record, row)))];
    }),
  );
}

function lines(cells: readonly (readonly unknown[])[]): string {
  if (cells.length === 0) return '';
  const text = Papa.unparse([...cells.map((line) => [...line])], {
    escapeFormulae: true,
    newline: '\r\n',
  });
  return `${text}\r\n`;
}
