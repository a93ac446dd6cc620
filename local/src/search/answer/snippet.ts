import type { QueryWord } from '../query/query-word.ts';
import type { Json } from '../records/record.ts';
import { wordsOf } from '../text/words.ts';
import { levelOf, type Mark, marksIn, type Tags, tagged } from './highlight.ts';

/** The words of a text around what was found, most of it: what `_snippetResult` says of one value. */
export function snippet(
  words: readonly QueryWord[],
  text: string,
  count: number,
  tags: Tags & { readonly ellipsis: string },
): { [name: string]: Json } {
  const marks = marksIn(words, text);
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
  const before = start > 0 ? tags.ellipsis : '';
  const after = isLast ? '' : tags.ellipsis;
  return { value: before + tagged(text.slice(start, end), inside, tags) + after, matchLevel };
}

/** Where so many words begin that hold most different words of the query, then most of all, in their middle. */
function bestWindow(marked: readonly (Mark | null)[], count: number): number {
  let [best, bestScore] = [0, 0];
  for (let from = 0; from + count <= marked.length; from += 1) {
    if (from > 0 && marked[from] === null && marked[from + count - 1] === null) continue;
    const inside = marked.slice(from, from + count).filter((mark) => mark !== null);
    const { size } = new Set(inside.flatMap((mark) => [...mark.words]));
    const score = size * 1_000 + inside.length;
    if (score > bestScore) [best, bestScore] = [from, score];
  }
  if (bestScore === 0) return 0;
  const inside = marked.slice(best, best + count);
  const lead = inside.findIndex((mark) => mark !== null);
  const tail = inside.length - 1 - inside.findLastIndex((mark) => mark !== null);
  const shift = Math.floor((lead - tail) / 2);
  return Math.max(0, Math.min(marked.length - count, best + shift));
}
