import { articleDocId } from '@quire/model/collections';
import type { PublishedArticle } from '@quire/model/entities/published';

/** What ties an article to others besides what it is about. */
export const TIES = ['notices', 'about', 'translationOf', 'translatedVersions'] as const;

type Showing = Pick<PublishedArticle, 'related' | (typeof TIES)[number]>;

/** Ids of the articles that an article's page shows beside its text. */
export function shownArticles(article: Showing): string[] {
  const { related, notices, about, translationOf, translatedVersions = [] } = article;
  const shown = [
    ...related,
    ...notices.map((notice) => notice.article),
    ...(about ? [about.article] : []),
    ...(translationOf ? [translationOf] : []),
    ...translatedVersions,
  ];
  return [...new Set(shown.map(({ journal, akey }) => articleDocId(journal, akey)))].toSorted();
}
