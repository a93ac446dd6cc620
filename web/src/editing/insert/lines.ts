import { type Edit, eachLine, type Marked } from './edit.ts';

const ITEM = /^(\s*)(?:[-*+]|\d+[.)])\s+/;
const HEADING = /^(#{1,6})\s+/;
const DEEPEST = 4;

/** Each press of the button: a section, a part of one, a part of that, and no heading again. */
export function heading(marked: Marked): Edit {
  return eachLine({ ...marked, end: marked.start }, (line) => {
    const level = HEADING.exec(line)?.[1]?.length ?? 1;
    const words = line.replace(HEADING, '');
    return level >= DEEPEST ? words : `${'#'.repeat(level + 1)} ${words}`;
  });
}

/** Makes items of the lines that are selected; or lines of items, where all are items of this kind. */
export function list(marked: Marked, kind: 'bullets' | 'numbers'): Edit {
  const own = kind === 'bullets' ? /^(\s*)[-*+]\s+/ : /^(\s*)\d+[.)]\s+/;
  const { value, start, end } = marked;
  const lines = value.slice(value.lastIndexOf('\n', start - 1) + 1, end).split('\n');
  const isOne =
    lines.every((line) => line.trim() === '' || own.test(line)) && own.test(lines[0] ?? '');
  let count = 0;
  return eachLine(marked, (line, index) => {
    if (line.trim() === '' && lines.length > 1 && index > 0) return line;
    if (isOne) return line.replace(own, '$1');
    count += 1;
    const space = /^\s*/.exec(line)?.[0] ?? '';
    return `${space}${kind === 'bullets' ? '-' : `${count}.`} ${line.replace(ITEM, '').trimStart()}`;
  });
}

const STEP = '  ';

/** Tab: moves the selected lines to the right; without a selection it types two blanks. */
export function indent(marked: Marked): Edit {
  const { start, end } = marked;
  if (start !== end) return eachLine(marked, (line) => (line === '' ? line : STEP + line));
  const after = start + STEP.length;
  return { from: start, to: end, text: STEP, select: [after, after] };
}

/** Shift and Tab: moves them back. */
export function outdent(marked: Marked): Edit {
  return eachLine(marked, (line) => line.replace(/^(?: {1,2}|\t)/, ''));
}

/**
 * Enter within an item begins the next one; in an item without words it ends the list. Null where
 * Enter means no more than it says.
 */
export function nextItem({ value, start, end }: Marked): Edit | null {
  if (start !== end) return null;
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const line = value.slice(from, start);
  const found = /^(\s*)(?:([-*+])|(\d{1,3})([.)]))( +)(\[[ xX]\] )?/.exec(line);
  if (!found) return null;
  const [whole, space = '', bullet, number, dot = '.', gap = ' ', box] = found;
  const rest = value.slice(start).split('\n')[0] ?? '';
  if (line.length === whole.length) {
    return rest === '' ? { from, to: start, text: '', select: [from, from] } : null;
  }
  const sign = bullet ?? `${Number(number) + 1}${dot}`;
  const text = `\n${space}${sign}${gap}${box ? '[ ] ' : ''}`;
  const after = start + text.length;
  return { from: start, to: start, text, select: [after, after] };
}
