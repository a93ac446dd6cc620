import { NOTICE_KINDS } from '@quire/model/article-types';
import { articleDocId } from '@quire/model/collections';
import { RELATED_ARTICLES } from '@quire/model/constants';
import type { ArticleCard, PublishedArticle } from '@quire/model/entities/published';

/** A neighbour and how near it is. */
export interface Near {
  readonly card: ArticleCard;
  readonly nearness: number;
}

export type Related = Pick<PublishedArticle, 'related' | 'nearness'>;

export const cardId = ({ journal, akey }: Pick<ArticleCard, 'journal' | 'akey'>) =>
  articleDocId(journal, akey);

export const isNotice = ({ type }: Pick<ArticleCard, 'type'>) => Object.hasOwn(NOTICE_KINDS, type);

/** Whether an article may be recommended to the readers of another. */
export const isRecommended = (card: Pick<ArticleCard, 'type' | 'status'>) =>
  card.status !== 'retracted' && !isNotice(card);

/** Nearest first, then the newest, then by id: one order whatever came first. */
const compare = (a: Near, b: Near): number =>
  b.nearness - a.nearness ||
  b.card.published.localeCompare(a.card.published) ||
  cardId(a.card).localeCompare(cardId(b.card));

/** The nearest of these, each once. */
export function nearest(all: readonly Near[]): Related {
  const kept = all
    .filter(({ nearness: near }) => near > 0)
    .toSorted(compare)
    .slice(0, RELATED_ARTICLES);
  return { related: kept.map(({ card }) => card), nearness: kept.map((each) => each.nearness) };
}

/** The existing entries, in the form that `nearest` takes. */
export function nearOf({ related, nearness: values }: Related): Near[] {
  return related.map((card, place) => ({ card, nearness: values[place] ?? 0 }));
}
