/** Numbers and labels of displayed formulas: ours to give, so that references can find them. */
import { splitTop, takeCommands } from './groups.ts';

export interface NumberedEquation {
  tex: string;
  /** Each label with the number it stands for; null where its equation has none. */
  labels: { label: string; number: string | null }[];
  /** The numbers shown, in order. */
  numbers: string[];
}

/** Environments in which every row has a number, with the name KaTeX knows without numbers. */
const ROWS: Readonly<Record<string, string>> = {
  align: 'align*',
  flalign: 'align*',
  gather: 'gather*',
  alignat: 'alignat*',
  eqnarray: 'align*',
};
const STARRED: Readonly<Record<string, string>> = {
  'flalign*': 'align*',
  'eqnarray*': 'align*',
};
/** Environments with one number for all of their rows. */
const WHOLE: Readonly<Record<string, string | null>> = {
  equation: null,
  'equation*': null,
  multline: 'gathered',
  'multline*': 'gathered',
  displaymath: null,
  math: null,
  subequations: null,
};
const OUTER = /^\\begin\{([A-Za-z]+\*?)\}([\s\S]*)\\end\{\1\}\s*([.,;]?)$/;
const NO_NUMBER = /\\(nonumber|notag)(?![A-Za-z])/g;

/** `a &=& b` of eqnarray has three columns where align has two. */
const asAlign = (row: string) => row.replace(/&\s*([^&]*?)\s*&/, '&$1 ');

const wrap = (name: string, inner: string, end: string) =>
  `\\begin{${name}}${inner}\\end{${name}}${end}`;

function numberRows(
  name: string,
  body: string,
  end: string,
  outside: string[],
  next: () => string,
): NumberedEquation {
  const labels: NumberedEquation['labels'] = [];
  const numbers: string[] = [];
  const columns = name === 'alignat' ? (/^\s*\{\d+\}/.exec(body)?.[0] ?? '') : '';
  const rows = splitTop(body.slice(columns.length), '\\\\');
  const done = rows.map((source, index) => {
    const found = takeCommands(source, 'label');
    const row = name === 'eqnarray' ? asAlign(found.text) : found.text;
    const own = index === 0 ? [...outside, ...found.args] : found.args;
    if (!row.trim()) return row;
    const tag = takeCommands(row, 'tag').args[0];
    const silent = NO_NUMBER.test(row) && tag === undefined;
    NO_NUMBER.lastIndex = 0;
    const number = tag ?? (silent ? null : next());
    if (number !== null) numbers.push(number);
    for (const label of own) labels.push({ label, number });
    const plain = row.replace(NO_NUMBER, '');
    return number === null || tag !== undefined ? plain : `${plain.trimEnd()}\\tag{${number}}`;
  });
  return { tex: wrap(ROWS[name] ?? name, columns + done.join('\\\\'), end), labels, numbers };
}

/**
 * Takes a displayed formula as its author wrote it and a source of numbers; returns it as KaTeX
 * reads it, with its labels removed and its numbers written as tags.
 */
export function numberEquation(source: string, next: () => string): NumberedEquation {
  const trimmed = source.trim();
  const bare = takeCommands(trimmed, 'label');
  // A label before or after the environment is as good as one within.
  const inside = OUTER.exec(trimmed);
  const match = inside ?? OUTER.exec(bare.text.trim());
  const outside = inside ? [] : bare.args;
  const [, name = '', body = '', end = ''] = match ?? [];
  if (match && name in ROWS) {
    const from = inside ? body : body;
    return numberRows(name, from, end, outside, next);
  }
  const labels = bare.args;
  const text = bare.text.trim();
  const tag = takeCommands(text, 'tag').args[0];
  const silent = /\\(nonumber|notag)(?![A-Za-z])/.test(text);
  const asks = labels.length > 0 || name === 'equation' || name === 'multline';
  const number = tag ?? (asks && !silent ? next() : null);
  let tex = text.replace(NO_NUMBER, '');
  const outer = OUTER.exec(tex);
  if (outer && outer[1] !== undefined && outer[1] in WHOLE) {
    const inner = outer[2] ?? '';
    const nested = outer[1] === 'subequations' || outer[1] === 'equation';
    const as = WHOLE[outer[1]];
    if (nested && OUTER.test(inner.trim()) && labels.length === 0) {
      return numberEquation(inner.trim() + (outer[3] ?? ''), next);
    }
    const withoutTag = takeCommands(inner, 'tag').text;
    tex = (as ? wrap(as, withoutTag, '') : withoutTag.trim()) + (outer[3] ?? '');
    if (tag !== undefined) tex += `\\tag{${tag}}`;
  } else if (outer?.[1] !== undefined && outer[1] in STARRED) {
    const rows = splitTop(outer[2] ?? '', '\\\\');
    const body2 = outer[1] === 'eqnarray*' ? rows.map(asAlign).join('\\\\') : (outer[2] ?? '');
    tex = wrap(STARRED[outer[1]] ?? outer[1], body2, outer[3] ?? '');
  }
  if (number !== null && tag === undefined) tex += `\\tag{${number}}`;
  return {
    tex,
    labels: labels.map((label) => ({ label, number })),
    numbers: number === null ? [] : [number],
  };
}
