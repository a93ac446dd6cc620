import { ARTICLE_TYPES, type ArticleType } from '@quire/model/article-types';
import type { ArticleCard } from '@quire/model/entities/published';

/** How a group of each type is headed, in the order of a table of contents. */
const HEADINGS: Readonly<Record<ArticleType, string>> = {
  editorial: 'Editorial',
  perspective: 'Perspectives',
  'review-article': 'Reviews',
  'research-article': 'Research articles',
  'short-communication': 'Short communications',
  'methods-article': 'Methods',
  'software-paper': 'Software papers',
  'data-paper': 'Data papers',
  correction: 'Corrections',
  'expression-of-concern': 'Expressions of concern',
  retraction: 'Retraction notices',
};

/** A table of contents in groups of one type each; within a group the issue's own order stays. */
export function contentsByType(
  contents: readonly ArticleCard[],
): { heading: string; cards: readonly ArticleCard[] }[] {
  const groups = Map.groupBy(contents, ({ type }) => type);
  const order = Object.keys(HEADINGS);
  return [...groups]
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([type, cards]) => ({ heading: HEADINGS[type] ?? ARTICLE_TYPES[type], cards }));
}
