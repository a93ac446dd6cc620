import type { Query } from '../settings/settings.ts';
import type { QueryWord } from './query-word.ts';

export interface Try {
  readonly words: readonly QueryWord[];
  /** The query with the words that were given up in marks. */
  readonly queryAfterRemoval: string | null;
}

/** So many words are given up, as Algolia does, before nothing is found. */
const MOST_REMOVED = 5;

/**
 * The queries to try one after the other until one finds something.
 * https://www.algolia.com/doc/api-reference/api-parameters/removeWordsIfNoResults
 */
export function* removals(
  words: readonly QueryWord[],
  rule: Query['removeWordsIfNoResults'],
): Generator<Try> {
  yield { words, queryAfterRemoval: null };
  if (rule === 'none' || words.length < 2) return;
  if (rule === 'allOptional') {
    const optional = words.map((word) => ({ ...word, isOptional: true }));
    yield { words: optional, queryAfterRemoval: words.map(({ text }) => text).join(' ') };
    return;
  }
  const isLast = rule === 'lastWords';
  for (let count = 1; count < Math.min(words.length, MOST_REMOVED + 1); count += 1) {
    const isGone = (index: number) => (isLast ? index >= words.length - count : index < count);
    yield {
      words: words.filter((_, index) => !isGone(index)),
      queryAfterRemoval: words
        .map(({ text }, index) => (isGone(index) ? `<em>${text}</em>` : text))
        .join(' '),
    };
  }
}
