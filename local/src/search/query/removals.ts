import type { Query } from '../settings/settings.ts';
import type { QueryWord } from './query-word.ts';

/** What becomes of a word of the query, by its place. */
type Fate = (at: number) => 'kept' | 'optional' | 'gone';

/** So many words are given up, as Algolia does, before nothing is found. */
const MOST_REMOVED = 5;

/**
 * What to try with so many words, one after the other until something is found.
 * https://www.algolia.com/doc/api-reference/api-parameters/removeWordsIfNoResults
 */
export function removals(count: number, rule: Query['removeWordsIfNoResults']): Fate[] {
  const whole: Fate = () => 'kept';
  if (rule === 'none' || count < 2) return [whole];
  if (rule === 'allOptional') return [whole, () => 'optional'];
  const most = Math.min(count - 1, MOST_REMOVED);
  const fewer = Array.from({ length: most }, (_, i): Fate => {
    const isGone = (at: number) => (rule === 'lastWords' ? at >= count - i - 1 : at <= i);
    return (at) => (isGone(at) ? 'gone' : 'kept');
  });
  return [whole, ...fewer];
}

/** The words that are left, and the query with those that were given up in marks. */
export function cut(all: readonly QueryWord[], fate: Fate) {
  const words = all.flatMap((word, at) => {
    if (fate(at) === 'gone') return [];
    return fate(at) === 'optional' ? [word.optional()] : [word];
  });
  const marked = all.map(({ text }, at) => (fate(at) === 'gone' ? `<em>${text}</em>` : text));
  const isWhole = all.every((_, at) => fate(at) === 'kept');
  return { words, queryAfterRemoval: isWhole ? null : marked.join(' ') };
}
