import { styleText } from 'node:util';
import { growthOf, type Row, ratioOf } from './rows.ts';

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Prints rows as a table, ours at every size, the plain map's at the largest. */
export function printRows(title: string, rows: readonly Row[]): void {
  const sizes = [...new Set(rows.flatMap(({ at }) => Object.keys(at)))].map(Number);
  const many = sizes.filter((size) => size > 0);
  // Rows that do not depend on the size are in the last column.
  const columns = many.length > 0 ? many : [0];
  const heads = columns.map((size) => (size === 0 ? 'ours' : NUMBER.format(size)));
  const table = [
    ['', ...heads, 'growth', 'plain', 'growth', 'ratio', 'plain is'],
    ...rows.map((row) => cellsOf(row, columns)),
  ];
  const widths = table[0]?.map((_, i) => Math.max(...table.map((cells) => cells[i]?.length ?? 0)));
  console.log(`\n${styleText('bold', title)}`);
  for (const cells of table) {
    const line = cells.map((cell, i) => {
      const width = widths?.[i] ?? 0;
      return i === 0 || i === cells.length - 1 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(line.join('  ').trimEnd());
  }
}

function cellsOf(row: Row, columns: readonly number[]): string[] {
  const last = columns.at(-1) ?? 0;
  const own = columns.map((size) => {
    const figure = row.at[size] ?? (size === last ? row.at[0] : undefined);
    return figure ? `${short(figure.ours)} ${row.unit}` : '';
  });
  const plain = Object.values(row.at).at(-1)?.plain ?? null;
  return [
    row.what,
    ...own,
    times(growthOf(row, 'ours')),
    plain === null ? '' : `${short(plain)} ${row.unit}`,
    times(growthOf(row, 'plain')),
    times(ratioOf(row)),
    row.plain,
  ];
}

const short = (n: number) => (n < 100 ? n.toFixed(1) : NUMBER.format(n));
const times = (n: number | null) =>
  n === null ? '' : `× ${n < 10 ? n.toFixed(1) : NUMBER.format(n)}`;
