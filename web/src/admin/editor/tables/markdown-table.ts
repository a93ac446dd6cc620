/** A pipe table of Markdown (GFM) as a grid, and back. */
export type Align = 'left' | 'center' | 'right' | 'none';

export interface MarkdownTable {
  readonly aligns: readonly Align[];
  /** The first row is the header. Every row has as many cells as there are columns. */
  readonly rows: readonly (readonly string[])[];
}

export interface TableAt {
  readonly from: number;
  readonly to: number;
  readonly table: MarkdownTable;
}

const DELIMITER = /^\s{0,3}\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;

/** Cells of a row. A pipe after a backslash, in code or in a closed formula is a character. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    if (sign === '\\' && line[at + 1] === '|') {
      cell += '|';
      at += 1;
    } else if (sign === '|') {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  cells.push(cell);
  if (cells[0]?.trim() === '') cells.shift();
  if (cells.length > 1 && cells.at(-1)?.trim() === '') cells.pop();
  return cells.map((each) => each.trim());
}

function alignOf(mark: string): Align {
  const [left, right] = [mark.startsWith(':'), mark.endsWith(':')];
  if (left && right) return 'center';
  return right ? 'right' : left ? 'left' : 'none';
}

/** The table at a position in a text, or null. */
export function tableAt(text: string, position: number): TableAt | null {
  const isRow = (line: string) => line.includes('|') && line.trim() !== '';
  const lines = text.split('\n');
  let at = 0;
  let start = 0;
  for (; at < lines.length; at += 1) {
    const end = start + (lines[at]?.length ?? 0);
    if (position <= end) break;
    start = end + 1;
  }
  if (!isRow(lines[at] ?? '')) return null;
  let [first, from] = [at, start];
  while (first > 0 && isRow(lines[first - 1] ?? '')) {
    first -= 1;
    from -= (lines[first]?.length ?? 0) + 1;
  }
  let last = at;
  while (isRow(lines[last + 1] ?? '')) last += 1;
  const own = lines.slice(first, last + 1);
  const [head, marks, ...body] = own;
  if (head === undefined || marks === undefined || !DELIMITER.test(marks)) return null;
  const aligns = cellsOf(marks).map(alignOf);
  const fit = (line: string) => {
    const cells = cellsOf(line);
    return aligns.map((_, column) => cells[column] ?? '');
  };
  return {
    from,
    to: from + own.join('\n').length,
    table: { aligns, rows: [head, ...body].map(fit) },
  };
}

const escaped = (cell: string) =>
  cell
    .replace(/\s*\n\s*/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|')
    .trim();
const WIDE = 40;

/** A table as Markdown, with aligned columns if they are narrow. */
export function writeTable({ aligns, rows }: MarkdownTable): string {
  const cells = rows.map((row) => aligns.map((_, column) => escaped(row[column] ?? '')));
  const widths = aligns.map((_, column) =>
    Math.min(WIDE, Math.max(3, ...cells.map((row) => row[column]?.length ?? 0))),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (aligns[column] === 'right' ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(' | ')} |`;
  const marks = aligns.map((align, column) => {
    const [left, right] = [
      align === 'left' || align === 'center',
      align === 'right' || align === 'center',
    ];
    return `${left ? ':' : '-'}${'-'.repeat((widths[column] ?? 3) - 2)}${right ? ':' : '-'}`;
  });
  const [head = [], ...body] = cells;
  return [line(head), `| ${marks.join(' | ')} |`, ...body.map(line)].join('\n');
}
