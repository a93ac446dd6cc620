import type { Edit, Marked } from './edit.ts';

/** Signs that are more of the same: `*` beside `*` is not italic but bold. */
function repeats(value: string, at: number, sign: string): boolean {
  return sign.length === 1 && value[at] === sign;
}

/**
 * Puts signs around what is selected, or around words that stand for it; takes them away where they
 * are there already. Blanks at the selection's ends stay outside.
 */
export function wrap(marked: Marked, before: string, after: string, words: string): Edit {
  const { value } = marked;
  const chosen = value.slice(marked.start, marked.end);
  const from = marked.start + (chosen.length - chosen.trimStart().length);
  const to = chosen.trim() === '' ? from : marked.start + chosen.trimEnd().length;
  const outside = value.slice(from - before.length, from) === before && value.startsWith(after, to);
  const wrapped =
    outside &&
    !repeats(value, from - before.length - 1, before) &&
    !repeats(value, to + after.length, after);
  const inner = value.slice(from, to);
  if (wrapped && inner !== '') {
    const start = from - before.length;
    return {
      from: start,
      to: to + after.length,
      text: inner,
      select: [start, start + inner.length],
    };
  }
  const shown = inner || words;
  const start = from + before.length;
  return {
    from,
    to,
    text: before + shown + after,
    select: [start, start + shown.length],
  };
}
