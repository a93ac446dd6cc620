/** The rows of a report's table that are drawn; the file has all of them. */
export const ROWS_SHOWN = 100;
/** Rows of the header, the empty one after them included (COUNTER, Code of Practice 3.2). */
const HEADER_ROWS = 14;

export interface ReportTable {
  /** Labels and values of the header that are not empty. */
  readonly header: readonly (readonly [label: string, value: string])[];
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** How many rows there are. */
  readonly count: number;
}

/** Reads a report as the press writes it (TSV): header, heads of columns, rows. */
export function readTable(text: string): ReportTable {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .slice(0, -1);
  const cells = lines.slice(0, HEADER_ROWS + 1 + ROWS_SHOWN).map((line) => line.split('\t'));
  return {
    header: cells.slice(0, HEADER_ROWS).flatMap(([label = '', value = '']) => {
      return value === '' ? [] : [[label, value] as const];
    }),
    heads: cells[HEADER_ROWS] ?? [],
    rows: cells.slice(HEADER_ROWS + 1),
    count: Math.max(0, lines.length - HEADER_ROWS - 1),
  };
}
