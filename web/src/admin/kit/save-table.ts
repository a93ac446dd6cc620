import Papa from 'papaparse';
import { saveFile } from '../../ui/files/save-file.ts';

/**
 * A table as a file for spreadsheets, with the date in its name. Values that a spreadsheet would take for a formula
 * are written as text.
 */
export function saveTable(
  name: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const lines = [[...head], ...rows.map((row) => [...row])];
  const text = Papa.unparse(lines, { escapeFormulae: true, newline: '\r\n' });
  const day = new Date().toISOString().slice(0, 10);
  // The byte order mark tells Excel the encoding.
  saveFile(
    new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' }),
    `${name}-${day}.csv`,
  );
}
