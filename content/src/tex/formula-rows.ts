/**
 * A formula of several rows (`align`, `gather`, `array` …) row by row. KaTeX sets each column as one block,
 * in which no row can go on in a next line; a wide one is set by rows of ours instead.
 */
import { type BrokenFormula, breakFormula } from './break-formula.ts';
import { splitTop, takeCommands } from './groups.ts';
import type { MarkupElement, MarkupNode } from './markup.ts';

type Side = 'l' | 'c' | 'r';

export interface FormulaRows {
  readonly rows: readonly (readonly string[])[];
  /** Where the cells of each column stand. */
  readonly sides: readonly Side[];
  /** Whether there is space between all columns, as in an array; in `align` there is between pairs. */
  readonly isSpaced: boolean;
  /** Whether a number belongs to all of the rows. */
  readonly isNumberedWhole: boolean;
}

/** The rows as they are set. */
export interface SetRows extends BrokenFormula {
  readonly isNumberedWhole: boolean;
}

const ENVIRONMENT =
  /^\\begin\{((?:align|alignat|aligned|alignedat|gather|gathered|split|array|matrix)\*?)\}(?:\[\w\])?([\s\S]*)\\end\{\1\}\s*([.,;]?)\s*((?:\\tag\*?\{[^{}]*\})?)\s*([.,;]?)$/;
/** What rows of ours cannot show, or what holds for more than its own cell. */
const BEYOND =
  /\\(?:hline|hdashline|cline|multicolumn|intertext|shortintertext|(?:g|x|e)?def|let|(?:re)?newcommand|cr)(?![A-Za-z])/;
/** The distance to the row above: `\\[2ex]`. */
const DISTANCE = /^\s*\[\s*-?[\d.]+\s*[a-z]+\s*\]/;

/** The rows of a formula that is nothing but rows; null for another. */
export function readRows(tex: string): FormulaRows | null {
  const [, name = '', content = '', mark = '', tag = '', end = ''] =
    ENVIRONMENT.exec(tex.trim()) ?? [];
  if (name === '' || BEYOND.test(content)) return null;
  const isArray = name === 'array';
  // With rules or spaces of its own between the columns, it is left to KaTeX.
  const asked = isArray ? /^\s*\{([lcr\s]+)\}/ : /at\*?$/.test(name) ? /^\s*\{(\d+)\}/ : /^()/;
  const [head, columns = ''] = asked.exec(content) ?? [];
  if (head === undefined) return null;
  const lines = splitTop(content.slice(head.length), '\\\\').map((row) =>
    row.replace(DISTANCE, ''),
  );
  const full = lines.filter((row) => row.trim() !== '');
  const [only = ''] = full;
  if (full.length === 1) {
    // `split` within `align`.
    const inner = takeCommands(only, 'tag');
    const within = readRows(`${inner.text.trim()}${mark}${end}`);
    if (within) {
      return {
        ...within,
        isNumberedWhole: within.isNumberedWhole || tag + inner.args.join('') !== '',
      };
    }
  }
  const isText = isArray || name.startsWith('matrix');
  const rows = full.map((row) => splitTop(row, '&').map((cell) => cellOf(cell, isText)));
  const last = rows.at(-1);
  if (!last || (isText && isTable(rows))) return null;
  last.push(`${last.pop() ?? ''}${mark}${end}`);
  const count = Math.max(...rows.map((row) => row.length));
  const named = columns.replace(/\s/g, '');
  const sides = Array.from({ length: count }, (_, at) => sideOf(name, named, at));
  return { rows, sides, isSpaced: isText, isNumberedWhole: tag !== '' };
}

/**
 * In `align` a cell may begin with its relation; an array is set in the size of a line's formula. A
 * backslash at the end had a space that belongs to it.
 */
const cellOf = (cell: string, isText: boolean) =>
  `${isText ? '\\textstyle ' : ''}{}${cell.trim().replace(/(?<!\\)(?:\\\\)*\\$/, '$& ')}`;

function sideOf(name: string, columns: string, at: number): Side {
  if (name === 'array') {
    const side = columns[at];
    return side === 'l' || side === 'r' ? side : 'c';
  }
  if (/^(?:gather|matrix)/.test(name)) return 'c';
  return at % 2 === 0 ? 'r' : 'l';
}

/** The space between columns, in em. */
const COLUMN_SPACE = 1;

const span = (name: string, children: readonly MarkupNode[]): MarkupElement => ({
  name: 'span',
  attributes: ` class="${name}"`,
  children,
});

const RELATION = '(?:[=<>]|\\\\(?:leq?|geq?|neq?|approx|sim|simeq|equiv|to|in)(?![A-Za-z]))';
const RELATION_FIRST = new RegExp(`^[{}\\s]*(?:\\\\textstyle)?[{}\\s]*${RELATION}`);
const RELATION_LAST = new RegExp(`${RELATION}[{}\\s]*$`);
const GROUP_FIRST = new RegExp(`^(?:\\\\textstyle )?\\{\\}\\s*\\{\\s*${RELATION}`);
const GROUP_LAST = new RegExp(`${RELATION}\\s*\\}\\s*$`);

const isBlank = (cell: string) => /^(?:\\textstyle )?\{\}(?:\\ |\s)*$/.test(cell);

/** The cells of a single row: there is nothing to align them with. */
const inOneLine = (cells: readonly string[]) =>
  cells
    .filter((cell) => !isBlank(cell))
    .reduce((line, cell) => {
      if (line === '') return cell;
      const isRelated = RELATION_LAST.test(line) || RELATION_FIRST.test(cell);
      // A relation at the edge of a group has no space around it.
      const isAtEdge = GROUP_LAST.test(line) || GROUP_FIRST.test(cell);
      return `${line}${isAtEdge ? '\\;' : isRelated ? '' : '\\quad'} ${cell}`;
    }, '');

/** An array whose rows have no relation to align is a table: its columns say something. */
const isTable = (rows: readonly (readonly string[])[]) =>
  rows.length > 1 &&
  rows.some(
    (cells) => cells.length > 1 && !cells.slice(1).some((cell) => RELATION_FIRST.test(cell)),
  );

/**
 * Rows with cells that can be broken.
 *
 * @param read what KaTeX makes of a cell: what is in its `katex-html`, or null
 */
export function setRows(
  { rows, sides, isSpaced, isNumberedWhole }: FormulaRows,
  read: (tex: string) => readonly MarkupNode[] | null,
): SetRows | null {
  const [only] = rows;
  if (only && rows.length === 1) {
    const content = read(inOneLine(only));
    return content && { isNumberedWhole, ...breakFormula(content) };
  }
  let widest = 0;
  let whole = 0;
  const set: MarkupElement[] = [];
  for (const cells of rows) {
    const made: MarkupElement[] = [];
    let width = 0;
    for (const [at, cell] of cells.entries()) {
      const content = isBlank(cell) ? [] : read(cell);
      if (content === null) return null;
      const broken = breakFormula(content);
      widest = Math.max(widest, broken.widest);
      const isPair = sides[at] === 'l' && sides[at - 1] === 'r';
      const isApart = at > 0 && (isSpaced || !isPair);
      width += broken.whole + (isApart ? COLUMN_SPACE : 0);
      made.push(
        span(
          `formula-cell formula-${sides[at] ?? 'c'}${isApart ? ' formula-apart' : ''}`,
          broken.children,
        ),
      );
    }
    whole = Math.max(whole, width);
    set.push(span('formula-row', made));
  }
  return { isNumberedWhole, children: [span('formula-rows', set)], widest, whole };
}
