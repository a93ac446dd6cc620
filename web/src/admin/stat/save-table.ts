import Papa from 'papaparse';
import { saveFile } from '../../ui/files/save-file.ts';
import { EXPORT_FORMATS, type ExportFormatName } from '../kit/list/export-formats.ts';

export type TableCell = string | number | null;

/** A table as a file for spreadsheets; numbers are numbers, and nothing in it is a formula. */
export async function saveTable(
  format: ExportFormatName,
  name: string,
  head: readonly string[],
  rows: readonly (readonly TableCell[])[],
): Promise<void> {
  const { type } = EXPORT_FORMATS[format];
  const content = await CONTENTS[format](name, head, rows);
  saveFile(new Blob([content], { type }), `${name}.${format}`);
}

type Content = (
  name: string,
  head: readonly string[],
  rows: readonly (readonly TableCell[])[],
) => BlobPart | Promise<BlobPart>;

const CONTENTS: Readonly<Record<ExportFormatName, Content>> = {
  csv: (_, head, rows) => {
    const text = Papa.unparse([[...head], ...rows.map((row) => [...row])], {
      // Amounts below zero stay numbers.
      escapeFormulae: /^[=+@\t\r]/,
      newline: '\r\n',
    });
    // By the byte order mark Excel knows the letters.
    return `\uFEFF${text}\r\n`;
  },
  xlsx: async (name, head, rows) => {
    const { xlsxFile } = await import('../kit/list/write-xlsx.ts');
    return xlsxFile(name, head, rows);
  },
};
