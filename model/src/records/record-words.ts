/** What a record is sorted and found by in the office: derived on every save, the same on asking. */
import { withoutArticle } from '../arabic-words.ts';
import { fold } from '../search-terms.ts';

const SORT_KEY_MAX = 120;
const WORDS_MAX = 60;
/** Beginnings of these lengths are kept: who types `sed` finds sediment. */
const SHORTEST = 3;
const LONGEST = 8;
const WORD_MAX = 40;

/** What is written without spaces. */
const SIGNS = /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+)/u;

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a text, and where it has no spaces, each two signs that are neighbours. */
const termsIn = (text: string): string[] =>
  wordsIn(text).flatMap((word) =>
    word.split(SIGNS).flatMap((piece) => {
      if (!SIGNS.test(piece)) return piece ? [piece] : [];
      const signs = [...piece];
      return signs.length > 1 ? signs.slice(1).map((sign, at) => `${signs[at]}${sign}`) : signs;
    }),
  );

/** A title without case, accents and what comes before its first letter, to sort by. */
export function sortKeyOf(title: string): string {
  return wordsIn(title).join(' ').slice(0, SORT_KEY_MAX);
}

/** Its first letters, three to eight, and the word itself; of two signs, each of them too. */
function beginnings(word: string): string[] {
  if (SIGNS.test(word)) return [...new Set([...word, word])];
  const last = Math.min(word.length - 1, LONGEST);
  const lengths = Array.from({ length: Math.max(0, last - SHORTEST + 1) }, (_, i) => SHORTEST + i);
  return [...lengths.map((length) => word.slice(0, length)), word.slice(0, WORD_MAX)];
}

/** What a record is found by: its first 60 words, each with its beginnings; Arabic words with the article and without. */
export function recordWords(texts: readonly string[]): string[] {
  const words = [...new Set(texts.flatMap(termsIn))].slice(0, WORDS_MAX);
  return [...new Set(words.flatMap((word) => [word, withoutArticle(word)]).flatMap(beginnings))];
}

const typedTerms = (typed: string): string[] => termsIn(typed).map(withoutArticle);

/** What follows the sign of an e-mail address: many people share it. */
const DOMAIN = /@\S*/gu;

const longestOf = (terms: readonly string[]): string | undefined =>
  terms.toSorted((a, b) => b.length - a.length)[0];

/**
 * The term to look for in `words` (with `array-contains`) for what a person has typed: the beginning of its
 * longest word, of an e-mail address before its sign. Null where there is too little to look for.
 */
export function typedWord(typed: string): string | null {
  const named = longestOf(typedTerms(typed.replace(DOMAIN, ' ')));
  const longest = named && named.length > 1 ? named : longestOf(typedTerms(typed));
  if (!longest) return null;
  return longest.length > 1 || SIGNS.test(longest) ? longest.slice(0, LONGEST) : null;
}

/** Whether more was typed than the one term for which a query can ask. */
export const hasSeveralTerms = (typed: string): boolean => typedTerms(typed).length > 1;

/** Whether a record has every word that a person typed: the query covers only one of them. */
export function hasTyped(words: readonly string[], typed: string): boolean {
  return typedTerms(typed).every((word) => words.some((each) => each.startsWith(word)));
}
