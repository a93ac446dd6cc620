import { ARTICLE_TYPES, type ArticleType } from '@quire/model/article-types';
import type { ArticleCard } from '@quire/model/entities/published';
import { t } from '@quire/model/messages/t';

/** How a group of each type is headed, in the order of a table of contents. */
const headings = (): Readonly<Record<ArticleType, string>> => ({
  editorial: t('journals.typeEditorial'),
  perspective: t('journals.typePerspective'),
  'review-article': t('journals.typeReview'),
  'research-article': t('journals.typeResearch'),
  'short-communication': t('journals.typeShort'),
  'methods-article': t('journals.typeMethods'),
  'software-paper': t('journals.typeSoftware'),
  'data-paper': t('journals.typeData'),
  correction: t('journals.typeCorrection'),
  'expression-of-concern': t('journals.typeConcern'),
  retraction: t('journals.typeRetraction'),
});

/** A table of contents in groups of one type each; within a group the issue's own order stays. */
export function contentsByType(
  contents: readonly ArticleCard[],
): { heading: string; cards: readonly ArticleCard[] }[] {
  const groups = Map.groupBy(contents, ({ type }) => type);
  const headed = headings();
  const order = Object.keys(headed);
  return [...groups]
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([type, cards]) => ({ heading: headed[type] ?? ARTICLE_TYPES[type], cards }));
}
