import { articleDocId } from '@quire/model/collections';
import type { PublishedArticle } from '@quire/model/entities/published';

/** Ids of the articles that an article's page shows beside its text. */
export function shownArticles({
  related,
  notices,
  about,
}: Pick<PublishedArticle, 'related' | 'notices' | 'about'>): string[] {
  const shown = [
    ...related,
    ...notices.map((notice) => notice.article),
    ...(about ? [about.article] : []),
  ];
  return [...new Set(shown.map(({ journal, akey }) => articleDocId(journal, akey)))].toSorted();
}
