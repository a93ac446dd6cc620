/** The file formats for exporting a list. */
import { t } from '@quire/model/messages/t';
import type { Row } from '../../../data/live/office/list-request.ts';
import type { Column } from './list-description.ts';
import { csvHead, csvLines } from './write-csv.ts';

interface ExportFormat {
  readonly label: string;
  readonly type: string;
  /** All rows of the list, page by page as they were loaded. */
  readonly file: <T>(
    name: string,
    columns: readonly Column<T>[],
    pages: readonly (readonly Row<T>[])[],
  ) => Promise<BlobPart[]>;
}

/** A column of numbers contains numbers, including amounts written with decimals. */
function cellOf<T>({ csv, align }: Column<T>, row: Row<T>) {
  const value = row.record === null ? '' : csv?.(row.record, row);
  const isNumber = align === 'right' && typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
  return isNumber ? Number(value) : value;
}

export const EXPORT_FORMATS = {
  csv: {
    label: t('officeList.csv'),
    type: 'text/csv;charset=utf-8',
    file: async (_, columns, pages) => [
      csvHead(columns),
      ...pages.map((rows) => csvLines(columns, rows)),
    ],
  },
  xlsx: {
    label: t('officeList.excel'),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    file: async (name, columns, pages) => {
      const { xlsxFile } = await import('./write-xlsx.ts');
      const head = ['id', ...columns.map(({ label }) => label)];
      const rows = pages
        .flat()
        .map((row) => [row.id, ...columns.map((column) => cellOf(column, row))]);
      return [xlsxFile(name, head, rows)];
    },
  },
} as const satisfies Readonly<Record<string, ExportFormat>>;
export type ExportFormatName = keyof typeof EXPORT_FORMATS;
export const EXPORT_FORMAT_NAMES = Object.keys(EXPORT_FORMATS) as [
  ExportFormatName,
  ...ExportFormatName[],
];
