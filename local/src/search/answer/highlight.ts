import type { QueryWord, WordPart } from '../query/query-word.ts';
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
  const all = wordsOf(text);
  const rows = rowsIn(words, all);
  const marks: Mark[] = [];
  for (const word of all) {
    const whole = { start: 0, length: word.text.length };
    const found = words.flatMap((one) => {
      const part = one.accepts(word.text)?.part;
      if (part) return [{ one, ...letters(word, part) }];
      const isInRow = !word.isJoined && rows.get(one)?.has(word.position);
      return isInRow ? [{ one, ...letters(word, whole) }] : [];
    });
    if (found.length === 0) continue;
    const start = Math.min(...found.map((each) => each.start));
    const end = Math.max(...found.map((each) => each.end));
    const last = marks.at(-1);
    // A joined word lies over its parts, and signs stand without spaces: what touches is one.
    if (last && start <= last.end) {
      const both = new Set([...last.words, ...found.map(({ one }) => one)]);
      marks[marks.length - 1] = { start: last.start, end: Math.max(last.end, end), words: both };
    } else marks.push({ start, end, words: new Set(found.map(({ one }) => one)) });
  }
  return marks;
}

/** Where a text has several words of a query in a row: these words are marked only there. */
function rowsIn(words: readonly QueryWord[], all: readonly Word[]) {
  const plain = all.filter(({ isJoined }) => !isJoined).map(({ text }) => text);
  const rows = new Map<QueryWord, Set<number>>();
  for (const one of words) {
    const places = new Set<number>();
    for (const at of plain.keys()) {
      for (const place of one.rowAt(plain, at)?.words.keys() ?? []) places.add(at + place);
    }
    rows.set(one, places);
  }
  return rows;
}

/** Where some letters of a word stand; where it has other letters as written (ß is two), all of it. */
function letters({ text, start, end }: Word, part: WordPart): { start: number; end: number } {
  if (end - start !== text.length) return { start, end };
  return { start: start + part.start, end: start + part.start + part.length };
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
