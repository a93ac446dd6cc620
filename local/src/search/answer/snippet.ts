import type { Engine } from '../engine/engine.ts';
import type { QueryWord } from '../query/query-word.ts';
import type { Json } from '../record.ts';
import { wordsOf } from '../text/words.ts';
import { levelOf, type Mark, marksIn, type Tags, tagged } from './highlight.ts';

/** `abstract:30` asks for thirty words; without a number it is ten. */
export function snippetSizeOf(written: string): { path: string; count: number } {
  const [, path = written, count = '10'] = /^(.*):(\d+)$/.exec(written) ?? [];
  return { path, count: Number(count) };
}

/** The words of a text around what was found, most of it: what `_snippetResult` says of one value. */
export function snippet(
  engine: Engine,
  words: readonly QueryWord[],
  text: string,
  count: number,
  tags: Tags,
  ellipsis: string,
): { [name: string]: Json } {
  const marks = marksIn(engine, words, text);
  const own = wordsOf(text).filter(({ isJoined }) => !isJoined);
  const matchLevel = levelOf(words, marks);
  if (own.length <= count) return { value: tagged(text, marks, tags), matchLevel };
  const from = bestWindow(
    own.map(({ start, end }) => marks.find((mark) => mark.start < end && mark.end > start) ?? null),
    count,
  );
  const start = from === 0 ? 0 : (own[from]?.start ?? 0);
  const isLast = from + count >= own.length;
  const end = isLast ? text.length : (own[from + count - 1]?.end ?? text.length);
  const inside = marks
    .filter((mark) => mark.start >= start && mark.end <= end)
    .map((mark) => ({ ...mark, start: mark.start - start, end: mark.end - start }));
  const value = tagged(text.slice(start, end), inside, tags);
  return { value: `${start > 0 ? ellipsis : ''}${value}${isLast ? '' : ellipsis}`, matchLevel };
}

/** Where so many words begin that hold most different words of the query, then most of all, in their middle. */
function bestWindow(marked: readonly (Mark | null)[], count: number): number {
  let [best, bestScore] = [0, -1];
  const first = marked.findIndex((mark) => mark !== null);
  if (first < 0) return 0;
  for (let from = 0; from + count <= marked.length; from += 1) {
    if (from > 0 && marked[from] === null && marked[from + count - 1] === null) continue;
    const inside = marked.slice(from, from + count).filter((mark) => mark !== null);
    const score = new Set(inside.flatMap((mark) => mark.words)).size * 1_000 + inside.length;
    if (score > bestScore) [best, bestScore] = [from, score];
  }
  const inside = marked.slice(best, best + count);
  const lead = inside.findIndex((mark) => mark !== null);
  const tail = inside.length - 1 - inside.findLastIndex((mark) => mark !== null);
  const shift = Math.floor((lead - tail) / 2);
  return Math.max(0, Math.min(marked.length - count, best + shift));
}
