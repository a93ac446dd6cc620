/** The authors of a published article, each under the key of their record. */
import { createHash } from 'node:crypto';
import type { PublishedArticle } from '@quire/model/entities/published';
import type { AuthorArticle } from '@quire/model/entities/published-author';
import { fold } from '@quire/model/search-terms';

/** The length of a hash that is enough to distinguish authors. */
const HASH = 32;

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** By the iD, otherwise by name and institution: two people of one name at one institute share a record. */
export function authorKey(
  author: { readonly given: string; readonly family: string; readonly orcid?: string | undefined },
  affiliation: string,
): string {
  if (author.orcid) return `o-${author.orcid.replaceAll('-', '')}`;
  const name = [author.family, author.given, affiliation].map(plain).join('|');
  return `n-${createHash('sha256').update(name).digest('hex').slice(0, HASH)}`;
}

type Published = Pick<
  PublishedArticle,
  'journal' | 'issue' | 'akey' | 'title' | 'published' | 'status' | 'affiliations'
> & { readonly metadata: Pick<PublishedArticle['metadata'], 'authors'> };

/** One entry for each author; groups have no record. */
export function authorsOfArticle(id: string, published: Published): readonly AuthorArticle[] {
  const { journal, issue, akey, title, status, metadata } = published;
  const entries = metadata.authors
    .filter(({ collective, family, given }) => !collective && `${family}${given}`.trim() !== '')
    .map((author): AuthorArticle => {
      const { given, family, orcid } = author;
      const affiliations = author.affiliations.flatMap(
        (place) => published.affiliations[place]?.name ?? [],
      );
      return {
        ...{ article: id, journal, issue, akey, title, status, given, family, affiliations },
        published: published.published,
        by: authorKey(author, affiliations[0] ?? ''),
        ...(orcid ? { orcid } : {}),
      };
    });
  // An author who is named twice by mistake counts once.
  return [...new Map(entries.map((entry) => [entry.by, entry])).values()];
}
