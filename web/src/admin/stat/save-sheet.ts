import { saveFile } from '../../ui/files/save-file.ts';
import { EXPORT_FORMATS, type ExportFormatName } from '../kit/list/export-formats.ts';
import { saveTable } from '../kit/save-table.ts';

export type SheetCell = string | number | null;

/** Saves a table as a file for spreadsheets, with the date in its name; unknown values are empty. */
export async function saveSheet(
  format: ExportFormatName,
  name: string,
  head: readonly string[],
  rows: readonly (readonly SheetCell[])[],
): Promise<void> {
  if (format === 'csv') {
    const filled = rows.map((row) => row.map((cell) => cell ?? ''));
    saveTable(name, head, filled);
    return;
  }
  const { xlsxFile } = await import('../kit/list/write-xlsx.ts');
  const { type } = EXPORT_FORMATS.xlsx;
  const day = new Date().toISOString().slice(0, 10);
  saveFile(new Blob([xlsxFile(name, head, rows)], { type }), `${name}-${day}.xlsx`);
}
