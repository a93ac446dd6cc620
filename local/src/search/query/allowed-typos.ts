import type { Query } from '../settings/settings.ts';
import { fold } from '../text/fold.ts';

/**
 * How many typos a word of the query may have: by its length, one from 4 letters and two from 8.
 * https://www.algolia.com/doc/guides/managing-results/optimize-search-results/typo-tolerance
 */
export function allowedTypos(word: string, query: Query): 0 | 1 | 2 {
  if (query.typoTolerance === false || query.typoTolerance === 'false') return 0;
  if (!query.allowTyposOnNumericTokens && /^\d+$/.test(word)) return 0;
  if (query.disableTypoToleranceOnWords.some((one) => fold(one) === word)) return 0;
  const { length } = word;
  if (length >= query.minWordSizefor2Typos) return 2;
  return length >= query.minWordSizefor1Typo ? 1 : 0;
}
