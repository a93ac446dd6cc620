import type { Author } from '@quire/model/entities/article';
import { fold } from '@quire/model/search-terms';

/** How a person is recognised. */
export interface KnownPerson {
  readonly name: string;
  readonly orcid?: string | undefined;
  readonly email?: string | undefined;
}

const plain = (name: string): string => (fold(name).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
const same = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && a.toLowerCase() === b.toLowerCase();

/**
 * Whether a person is one of an article's authors: the same ORCID iD or e-mail address, otherwise the same
 * name. Two different iDs are two people, even with the same name.
 */
export function isAuthor(person: KnownPerson, authors: readonly Author[]): boolean {
  return authors.some((author) => {
    if (author.collective !== undefined) return false;
    if (author.orcid && person.orcid) return same(author.orcid, person.orcid);
    if (same(author.email, person.email)) return true;
    const name = plain(`${author.given} ${author.family}`);
    return name !== '' && name === plain(person.name);
  });
}
