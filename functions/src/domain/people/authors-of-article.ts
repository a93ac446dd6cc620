/** The authors of a published article, each under the key of their record. */
import { createHash } from 'node:crypto';
import {
  type ArticleCard,
  ArticleCardSchema,
  type PublishedArticle,
} from '@quire/model/entities/published';
import type { AuthorArticle } from '@quire/model/entities/published-author';
import { affiliationsOf, authorKey, isPerson } from '../publishing/cards/author-key.ts';

/** The length of a hash that is enough to notice a change. */
const HASH = 16;

/** What changes with any part of an article's card. */
export const cardHash = (article: ArticleCard): string =>
  createHash('sha256')
    .update(JSON.stringify(ArticleCardSchema.parse(article)))
    .digest('hex')
    .slice(0, HASH);

type Published = Pick<
  PublishedArticle,
  'journal' | 'issue' | 'akey' | 'title' | 'published' | 'status' | 'affiliations' | 'provedOrcids'
> & { readonly metadata: Pick<PublishedArticle['metadata'], 'authors'> };

/**
 * One entry for each author; groups have no record.
 *
 * @param card the `cardHash`, for entries that are stored
 */
export function authorsOfArticle(
  id: string,
  published: Published,
  card?: string,
): readonly AuthorArticle[] {
  const { journal, issue, akey, title, status, metadata } = published;
  const entries = metadata.authors.filter(isPerson).map((author): AuthorArticle => {
    const { given, family, orcid } = author;
    const affiliations = affiliationsOf(author, published.affiliations);
    const isProved = orcid !== undefined && published.provedOrcids?.includes(orcid);
    return {
      ...{ article: id, journal, issue, akey, title, status, given, family, affiliations },
      published: published.published,
      by: authorKey(author, affiliations[0] ?? ''),
      ...(orcid ? { orcid } : {}),
      ...(isProved ? { proved: true } : {}),
      card,
    };
  });
  // An author who is named twice by mistake counts once.
  return [...new Map(entries.map((entry) => [entry.by, entry])).values()];
}
