/** What a text area shows, and what is selected in it. */
export interface Marked {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A replacement of `from`…`to` by a text, and what is selected after it. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly select: readonly [start: number, end: number];
}

/** The text after an edit. */
export function edited(value: string, { from, to, text }: Edit): string {
  return value.slice(0, from) + text + value.slice(to);
}

/** The whole lines that a selection touches. A selection that ends at a line's start leaves it out. */
export function linesOf({ value, start, end }: Marked): { from: number; to: number } {
  const last = end > start && value[end - 1] === '\n' ? end - 1 : end;
  const next = value.indexOf('\n', last);
  return { from: value.lastIndexOf('\n', start - 1) + 1, to: next < 0 ? value.length : next };
}

/** Changes each line that a selection touches; they stay selected, or the caret keeps its place. */
export function eachLine(marked: Marked, change: (line: string, index: number) => string): Edit {
  const { from, to } = linesOf(marked);
  const before = marked.value.slice(from, to).split('\n');
  const after = before.map(change);
  const text = after.join('\n');
  if (marked.start !== marked.end) return { from, to, text, select: [from, from + text.length] };
  const shift = (after[0]?.length ?? 0) - (before[0]?.length ?? 0);
  const caret = Math.max(from, marked.start + shift);
  return { from, to, text, select: [caret, caret] };
}
