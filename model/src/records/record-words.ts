/** What a record is sorted and found by in the office: derived on every save, the same on asking. */
import { fold } from '../search-terms.ts';

const SORT_KEY_MAX = 120;
const WORDS_MAX = 60;
/** Beginnings of these lengths are kept: who types `sed` finds sediment. */
const SHORTEST = 3;
const LONGEST = 8;
const WORD_MAX = 40;

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A title without case, accents and what comes before its first letter, to sort by. */
export function sortKeyOf(title: string): string {
  return wordsIn(title).join(' ').slice(0, SORT_KEY_MAX);
}

/** Its first letters, three to eight, and the word itself. */
function beginnings(word: string): string[] {
  const last = Math.min(word.length - 1, LONGEST);
  const lengths = Array.from({ length: Math.max(0, last - SHORTEST + 1) }, (_, i) => SHORTEST + i);
  return [...lengths.map((length) => word.slice(0, length)), word.slice(0, WORD_MAX)];
}

/** What a record is found by: its first 60 words, each with its beginnings. */
export function recordWords(texts: readonly string[]): string[] {
  const words = [...new Set(texts.flatMap(wordsIn))].slice(0, WORDS_MAX);
  return [...new Set(words.flatMap(beginnings))];
}

/**
 * The term to look for in `words` (with `array-contains`) for what a person has typed: the beginning of its
 * longest word. Null where there is too little to look for.
 */
export function typedWord(typed: string): string | null {
  const longest = wordsIn(typed).toSorted((a, b) => b.length - a.length)[0];
  return longest && longest.length > 1 ? longest.slice(0, LONGEST) : null;
}

/** Whether a record has every word that a person typed: the query covers only one of them. */
export function hasTyped(words: readonly string[], typed: string): boolean {
  return wordsIn(typed).every((word) => words.some((each) => each.startsWith(word)));
}
