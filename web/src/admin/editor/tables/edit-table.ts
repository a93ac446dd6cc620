import type { Align, MarkdownTable } from './markdown-table.ts';

/** The initial table. */
export const NEW_TABLE: MarkdownTable = {
  aligns: ['left', 'left', 'left'],
  rows: [
    ['', '', ''],
    ['', '', ''],
    ['', '', ''],
  ],
};

export function setCell(
  { aligns, rows }: MarkdownTable,
  row: number,
  column: number,
  text: string,
): MarkdownTable {
  return {
    aligns,
    rows: rows.map((cells, at) =>
      at === row ? cells.map((cell, place) => (place === column ? text : cell)) : cells,
    ),
  };
}

/** A new row after this one. */
export function addRow({ aligns, rows }: MarkdownTable, after: number): MarkdownTable {
  return {
    aligns,
    rows: rows.toSpliced(
      after + 1,
      0,
      aligns.map(() => ''),
    ),
  };
}

/** The header row is kept, as every table has one. */
export function removeRow({ aligns, rows }: MarkdownTable, row: number): MarkdownTable {
  return row === 0 ? { aligns, rows } : { aligns, rows: rows.toSpliced(row, 1) };
}

export function addColumn({ aligns, rows }: MarkdownTable, after: number): MarkdownTable {
  return {
    aligns: aligns.toSpliced(after + 1, 0, aligns[after] ?? 'left'),
    rows: rows.map((cells) => cells.toSpliced(after + 1, 0, '')),
  };
}

/** The last column is kept. */
export function removeColumn({ aligns, rows }: MarkdownTable, column: number): MarkdownTable {
  if (aligns.length === 1) return { aligns, rows };
  return {
    aligns: aligns.toSpliced(column, 1),
    rows: rows.map((cells) => cells.toSpliced(column, 1)),
  };
}

const NEXT: Readonly<Record<Align, Align>> = {
  none: 'left',
  left: 'center',
  center: 'right',
  right: 'left',
};

export function turnAlign({ aligns, rows }: MarkdownTable, column: number): MarkdownTable {
  return { aligns: aligns.map((align, at) => (at === column ? NEXT[align] : align)), rows };
}

/** Pastes cells copied from a spreadsheet (tabs and lines), starting at this cell; the table grows as needed. */
export function pasteCells(
  table: MarkdownTable,
  row: number,
  column: number,
  text: string,
): MarkdownTable {
  const lines = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  let grown = table;
  while (grown.rows.length < row + lines.length) grown = addRow(grown, grown.rows.length - 1);
  const width = Math.max(...lines.map((cells) => cells.length));
  while (grown.aligns.length < column + width) grown = addColumn(grown, grown.aligns.length - 1);
  for (const [down, cells] of lines.entries()) {
    for (const [across, cell] of cells.entries())
      grown = setCell(grown, row + down, column + across, cell.trim());
  }
  return grown;
}
