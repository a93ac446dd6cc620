/** Under which key an article's authors have a record and a page. */
import { createHash } from 'node:crypto';
import { CARD_AUTHORS_MAX } from '@quire/model/constants';
import type { Author } from '@quire/model/entities/article';
import type { PublishedArticle } from '@quire/model/entities/published';
import { fold } from '@quire/model/search-terms';

type Named = Pick<Author, 'given' | 'family' | 'collective' | 'orcid' | 'affiliations'>;
type Affiliations = readonly Pick<PublishedArticle['affiliations'][number], 'name'>[];

/** The length of a hash that is enough to distinguish authors. */
const HASH = 32;

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Groups have no record, nor have authors without a name. */
export const isPerson = ({ collective, family, given }: Named): boolean =>
  !collective && `${family}${given}`.trim() !== '';

/** The names of an author's institutions, as their article gives them. */
export const affiliationsOf = (author: Named, affiliations: Affiliations): string[] =>
  author.affiliations.flatMap((place) => affiliations[place]?.name ?? []);

/** By the iD, otherwise by name and institution: two people of one name at one institute share a record. */
export function authorKey(
  author: Pick<Named, 'given' | 'family' | 'orcid'>,
  affiliation: string,
): string {
  if (author.orcid) return `o-${author.orcid.replaceAll('-', '')}`;
  const name = [author.family, author.given, affiliation].map(plain).join('|');
  return `n-${createHash('sha256').update(name).digest('hex').slice(0, HASH)}`;
}

/**
 * The keys of the authors whom a card names, in their order; empty for who has no record. Undefined if none has one. Of
 * very many authors a card names the first.
 *
 * @param hidden keys of people whose page is hidden: empty in their place
 */
export function cardPeople(
  authors: readonly Named[],
  affiliations: Affiliations,
  hidden?: ReadonlySet<string>,
): string[] | undefined {
  const named =
    authors.length > CARD_AUTHORS_MAX ? authors.slice(0, CARD_AUTHORS_MAX - 1) : authors;
  const keys = named.map((author) => {
    if (!isPerson(author)) return '';
    const key = authorKey(author, affiliationsOf(author, affiliations)[0] ?? '');
    return hidden?.has(key) ? '' : key;
  });
  return keys.some(Boolean) ? keys : undefined;
}
