import type { QueryWord } from '../query/query-word.ts';
import type { Json } from '../records/record.ts';
import { type Word, wordsOf } from '../text/words.ts';

export interface Tags {
  readonly pre: string;
  readonly post: string;
}

/** A part of a text that was searched for. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  /** Which words of the query. */
  readonly words: ReadonlySet<QueryWord>;
}

/** The parts of a text that a query has found, in order and apart from each other. */
export function marksIn(words: readonly QueryWord[], text: string): Mark[] {
  const marks: Mark[] = [];
  for (const word of wordsOf(text)) {
    const found = words.filter((one) => one.markedOf(word.text) > 0);
    if (found.length === 0) continue;
    const end = endOf(word, Math.max(...found.map((one) => one.markedOf(word.text))));
    const last = marks.at(-1);
    // A joined word lies over its parts: what overlaps is one.
    if (last && word.start < last.end) {
      const all = new Set([...last.words, ...found]);
      marks[marks.length - 1] = { start: last.start, end: Math.max(last.end, end), words: all };
    } else marks.push({ start: word.start, end, words: new Set(found) });
  }
  return marks;
}

/** Where so many letters of a word end; where it has other letters as written (ß is two), all of it. */
function endOf({ text, start, end }: Word, length: number): number {
  return end - start === text.length ? start + length : end;
}

/** A text with its marks in tags. */
export function tagged(text: string, marks: readonly Mark[], { pre, post }: Tags): string {
  let made = '';
  let at = 0;
  for (const { start, end } of marks) {
    made += text.slice(at, start) + pre + text.slice(start, end) + post;
    at = end;
  }
  return made + text.slice(at);
}

/** What `_highlightResult` says of one value. */
export function highlighted(words: readonly QueryWord[], text: string, tags: Tags) {
  const marks = marksIn(words, text);
  const matchLevel = levelOf(words, marks);
  const rest = tagged(text, marks, { pre: '\0', post: '\0' }).replace(/\0[^\0]*\0/g, ' ');
  const matched = words.filter((word) => marks.some((mark) => mark.words.has(word)));
  const answer: { [name: string]: Json } = {
    value: tagged(text, marks, tags),
    matchLevel,
    ...(matchLevel !== 'none' && { fullyHighlighted: !/[\p{L}\p{N}]/u.test(rest) }),
    matchedWords: matched.flatMap((word) => word.text.split(' ')),
  };
  return answer;
}

/** Whether all, some or no words of the query are marked. */
export function levelOf(words: readonly QueryWord[], marks: readonly Mark[]) {
  const { size } = new Set(marks.flatMap((mark) => [...mark.words]));
  if (size === 0) return 'none';
  return size === words.length ? 'full' : 'partial';
}
