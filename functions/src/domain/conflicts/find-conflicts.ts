import { conflictText, type ReviewConflict } from '@quire/model/entities/review';
import type { Reviewer } from '@quire/model/entities/reviewer';
import { storedText } from '../../platform/text/stored-text.ts';
import type { Person } from '../access/principal.ts';
import { type AuthorsFacts, isAmong, isNamed } from './authors-facts.ts';
import { isSameOrganisation, organisationOf } from './public-mail.ts';
import { sameAddress } from './same-address.ts';

type Known = Pick<Reviewer, 'given' | 'family' | 'email'> &
  Partial<Pick<Reviewer, 'ror' | 'orcid' | 'uid'>>;

/** Whether a person is an author of the manuscript: by account, by address, by ORCID iD. */
function isAuthor(
  { uids, emails, orcids }: Pick<AuthorsFacts, 'uids' | 'emails' | 'orcids'>,
  { uid, email, orcid }: Pick<Known, 'uid' | 'email' | 'orcid'>,
): boolean {
  if (uid !== undefined && uids.includes(uid)) return true;
  return emails.has(sameAddress(email)) || (orcid !== undefined && orcids.has(orcid));
}

/** The conflicts of a person as a reviewer, the most serious first. `asker`: who would invite them. */
export function findConflicts(
  facts: AuthorsFacts,
  reviewer: Known,
  asker: Pick<Person, 'uid' | 'email'>,
): ReviewConflict[] {
  const found: ReviewConflict[] = [];
  const add = (kind: ReviewConflict['kind'], what = '') => {
    const about = what.slice(0, 400);
    const message = storedText(() => conflictText({ kind, about, message: '' })).slice(0, 400);
    found.push({ kind, message, about });
  };
  if (isAuthor(facts, reviewer)) add('author');
  const opposed = isAmong(facts.opposed, reviewer);
  if (opposed) add('opposed', opposed.reason);
  const isAsker =
    reviewer.uid === asker.uid ||
    (asker.email !== undefined && sameAddress(asker.email) === sameAddress(reviewer.email));
  if (isAsker) add('self');
  const work = facts.works.find(({ authors }) => authors.some((name) => isNamed(name, reviewer)));
  if (work) add('co-author', `${work.title}, ${work.published.slice(0, 4)}`);
  const institution = reviewer.ror && facts.rors.get(reviewer.ror);
  if (institution) add('same-institution', institution);
  const own = organisationOf(reviewer.email);
  const organisation = own && facts.organisations.find((each) => isSameOrganisation(own, each));
  if (organisation) add('same-domain', organisation);
  return found;
}
