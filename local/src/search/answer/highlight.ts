import type { Engine } from '../engine/engine.ts';
import type { QueryWord } from '../query/query-word.ts';
import type { Json } from '../record.ts';
import { fold } from '../text/fold.ts';
import { type Word, wordsOf } from '../text/words.ts';

export interface Tags {
  readonly pre: string;
  readonly post: string;
}
export type MatchLevel = 'none' | 'partial' | 'full';

/** A part of a text that was searched for. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  /** Which words of the query, by their index. */
  readonly words: readonly number[];
}

/** The parts of a text that a query has found, in order and apart from each other. */
export function marksIn(engine: Engine, words: readonly QueryWord[], text: string): Mark[] {
  const marks: Mark[] = [];
  for (const word of wordsOf(text)) {
    const mark = markOf(engine, words, text, word);
    if (mark === null) continue;
    const last = marks.at(-1);
    // A joined word lies over its parts: what overlaps is one.
    if (last && mark.start < last.end) {
      marks[marks.length - 1] = {
        start: last.start,
        end: Math.max(last.end, mark.end),
        words: [...new Set([...last.words, ...mark.words])],
      };
    } else marks.push(mark);
  }
  return marks;
}

function markOf(
  engine: Engine,
  words: readonly QueryWord[],
  text: string,
  word: Word,
): Mark | null {
  const id = engine.dictionary.idOf(word.text);
  if (id === undefined) return null;
  const found: number[] = [];
  let length = 0;
  for (const [index, { marked }] of words.entries()) {
    const part = marked.get(id);
    if (part === undefined) continue;
    found.push(index);
    length = Math.max(length, part ?? word.text.length);
  }
  if (found.length === 0) return null;
  const isWhole = length >= word.text.length;
  const end = isWhole ? word.end : word.start + lengthAsWritten(text, word, length);
  return { start: word.start, end, words: found };
}

/** How many characters as written make so many folded ones: ß is two. */
function lengthAsWritten(text: string, word: Word, length: number): number {
  const written = text.slice(word.start, word.end);
  for (let count = 1; count < written.length; count += 1) {
    const isMark = /^\p{M}/u.test(written.slice(count));
    if (!isMark && fold(written.slice(0, count)).length >= length) return count;
  }
  return written.length;
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
export function highlighted(
  engine: Engine,
  words: readonly QueryWord[],
  text: string,
  tags: Tags,
): { [name: string]: Json } {
  const marks = marksIn(engine, words, text);
  const matchedWords = matchedIn(words, marks);
  const matchLevel = levelOf(words, marks);
  return {
    value: tagged(text, marks, tags),
    matchLevel,
    ...(matchLevel !== 'none' && { fullyHighlighted: isWhollyMarked(text, marks) }),
    matchedWords,
  };
}

/** Whether all, some or no words of the query are marked. */
export function levelOf(words: readonly QueryWord[], marks: readonly Mark[]): MatchLevel {
  const found = new Set(marks.flatMap((mark) => mark.words));
  if (found.size === 0) return 'none';
  return found.size === words.length ? 'full' : 'partial';
}

const matchedIn = (words: readonly QueryWord[], marks: readonly Mark[]): string[] => {
  const found = new Set(marks.flatMap((mark) => mark.words));
  return words.filter((_, index) => found.has(index)).flatMap(({ text }) => text.split(' '));
};

const isWhollyMarked = (text: string, marks: readonly Mark[]): boolean =>
  !/[\p{L}\p{N}]/u.test(tagged(text, marks, { pre: '\0', post: '\0' }).replace(/\0[^\0]*\0/g, ' '));
