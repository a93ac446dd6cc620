import { basesOf } from './bases.ts';

/** A word that has another as one of its parts, and where. */
export interface Compound {
  readonly word: string;
  readonly start: number;
  readonly length: number;
}

/** Shorter words are in others by chance, and so are the letters that they leave. */
const PART_SHORTEST = 4;
const REST_SHORTEST = 3;
const INFLECTED = /^(?:e[mnrs]?|ern|[ns])?$/;

/**
 * The German words among `words` that have `part` as one of their parts: `Wasserqualität` for `Qualität`. There is no
 * dictionary: a part is what leaves enough letters before and after it.
 */
export function compoundsOf(part: string, words: Iterable<string>): Compound[] {
  const sought = basesOf(part, 'de')
    .map(({ text }) => text)
    .filter(({ length }) => length >= PART_SHORTEST)
    .toSorted((a, b) => b.length - a.length);
  const found: Compound[] = [];
  for (const word of words) {
    const text = sought.find((each) => isPart(word, each));
    if (text) found.push({ word, start: word.indexOf(text), length: text.length });
  }
  return found;
}

function isPart(word: string, part: string): boolean {
  const start = word.indexOf(part);
  if (start < 0) return false;
  const rest = word.slice(start + part.length);
  const isEnd = INFLECTED.test(rest);
  if (start === 0) return !isEnd && rest.length >= REST_SHORTEST;
  return start >= REST_SHORTEST && (isEnd || rest.length >= REST_SHORTEST);
}
