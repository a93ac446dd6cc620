import type { Abstract } from '@quire/model/entities/abstract';
import type { CommitteeMember } from '@quire/model/entities/committee';
import { fold } from '@quire/model/search-terms';
import { isSameOrganisation, organisationOf } from '../conflicts/public-mail.ts';
import { sameAddress } from '../conflicts/same-address.ts';

const plain = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Shorter names of institutions are too ambiguous: `UN` is part of many words. */
const NAME_LEAST = 4;

/** Whether one name of an institution is part of the other: a faculty often adds the name of its university. */
function isSameInstitution(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (a === b) return a !== '';
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= NAME_LEAST && ` ${long} `.includes(` ${short} `);
}

interface Person {
  readonly uid?: string | undefined;
  readonly email?: string | undefined;
  readonly name?: string | undefined;
}

/** Whether a person has submitted an abstract or is named as one of its authors: by account, address or name. */
export function isItsAuthor(
  { owner, ownerEmail, authors }: Pick<Abstract, 'owner' | 'ownerEmail' | 'authors'>,
  { uid, email = '', name = '' }: Person,
): boolean {
  if (uid !== undefined && uid === owner) return true;
  const addresses = [ownerEmail, ...authors.map((author) => author.email)].filter(Boolean);
  if (email !== '' && addresses.some((each) => sameAddress(each) === sameAddress(email)))
    return true;
  return plain(name) !== '' && authors.some((author) => plain(author.name) === plain(name));
}

/** Why a member may not review or see an abstract; null if there is no conflict. */
export function abstractConflict(
  abstract: Pick<Abstract, 'owner' | 'ownerEmail' | 'authors' | 'declared'>,
  member: Pick<CommitteeMember, 'uid' | 'email' | 'name' | 'institution' | 'earlierInstitutions'>,
): 'author' | 'institution' | 'declared' | null {
  if (abstract.declared.some(({ uid }) => uid === member.uid)) return 'declared';
  if (isItsAuthor(abstract, member)) return 'author';
  const { authors, ownerEmail } = abstract;
  const institutions = [...member.earlierInstitutions, member.institution];
  const isOfOne = ({ affiliation }: { readonly affiliation: string }): boolean =>
    institutions.some((each) => isSameInstitution(affiliation, each));
  if (authors.some(isOfOne)) return 'institution';
  const own = organisationOf(member.email);
  const theirs = [ownerEmail, ...authors.map(({ email }) => email)].flatMap(
    (email) => organisationOf(email) ?? [],
  );
  return own && theirs.some((each) => isSameOrganisation(own, each)) ? 'institution' : null;
}
