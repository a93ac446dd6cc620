import {
  AUTHOR_AFFILIATIONS_MAX,
  AUTHOR_ARTICLES_MAX,
  type AuthorArticle,
  type PublishedAuthor,
} from '@quire/model/entities/published-author';
import { nameKey } from '@quire/model/people-names';
import { recordWords, sortKeyOf } from '@quire/model/records/record-words';

const unique = (values: readonly string[]): string[] => [...new Set(values.filter(Boolean))];

/** Newest first, and by id within a day: the same articles give the same record, in any order. */
const newestFirst = (articles: readonly AuthorArticle[]): AuthorArticle[] =>
  articles.toSorted(
    (a, b) => b.published.localeCompare(a.published) || a.article.localeCompare(b.article),
  );

/**
 * A person's record, from the articles that name them; null if there are none. The leading data come from the newest
 * article. Whether their page is hidden is kept, also until they have articles again.
 */
export function authorRecord(
  articles: readonly AuthorArticle[],
  kept: Pick<PublishedAuthor, 'gathers' | 'hasAlike'>,
  before: PublishedAuthor | null,
): PublishedAuthor | null {
  const all = newestFirst(articles);
  const named = all[0] ?? before;
  const isHidden = before?.isHidden;
  if (!named || (all.length === 0 && kept.gathers.length === 0 && !isHidden)) return null;
  const { given, family } = named;
  const orcid = all.find((each) => each.orcid)?.orcid;
  const affiliations = unique(all.flatMap((each) => each.affiliations));
  const shown = all.slice(0, AUTHOR_ARTICLES_MAX);
  const dates =
    all.length > 0
      ? { firstPublished: all.at(-1)?.published, lastPublished: all[0]?.published }
      : {};
  return {
    state: all.length > 0 ? 'listed' : 'none',
    ...{ given, family, gathers: kept.gathers, hasAlike: kept.hasAlike },
    ...(orcid ? { orcid } : {}),
    ...(isHidden && { isHidden }),
    affiliations: affiliations.slice(0, AUTHOR_AFFILIATIONS_MAX),
    journals: unique(all.map(({ journal }) => journal)).toSorted(),
    articles: shown,
    articleIds: shown.map(({ article }) => article),
    articleCount: all.length,
    ...dates,
    nameKey: nameKey(named),
    sortKey: sortKeyOf(`${family} ${given}`),
    words: recordWords([
      family,
      given,
      ...(orcid ? [orcid.replaceAll('-', '')] : []),
      ...affiliations.slice(0, AUTHOR_AFFILIATIONS_MAX),
    ]),
  };
}
