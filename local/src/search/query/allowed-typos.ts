import type { Query } from '../settings/settings.ts';

/**
 * How many typos a word of the query may have: by its length, one from 4 letters and two from 8.
 * https://www.algolia.com/doc/guides/managing-results/optimize-search-results/typo-tolerance
 */
export function allowedTypos(word: string, query: Query): 0 | 1 | 2 {
  if (!query.allowTyposOnNumericTokens && /^\d+$/.test(word)) return 0;
  if (word.length >= query.minWordSizefor2Typos) return 2;
  return word.length >= query.minWordSizefor1Typo ? 1 : 0;
}

/**
 * What is forgiven, step by step until something is found: typos in words that no record has, then in
 * all. Each step says how many, of those that a word may have.
 */
export type TypoStep = (most: number, isUnknown: boolean) => number;
export const TYPO_STEPS: readonly TypoStep[] = [
  () => 0,
  (most, isUnknown) => (isUnknown ? Math.min(1, most) : 0),
  (most, isUnknown) => (isUnknown ? most : 0),
  (most) => Math.min(1, most),
  (most) => most,
];

/** A word with two neighbouring letters swapped, the first staying; MiniSearch counts that as two typos. */
export const swapped = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - 2) }, (_, at) => {
    const [one, two] = [word.charAt(at + 1), word.charAt(at + 2)];
    return word.slice(0, at + 1) + two + one + word.slice(at + 3);
  }).filter((other) => other !== word);
