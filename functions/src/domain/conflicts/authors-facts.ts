/** Facts about the authors of a submission that may be a conflict of interest for a reviewer. */
import { PUBLISHED_ARTICLES, USERS } from '@quire/model/collections';
import type { NamedReviewer, Submission } from '@quire/model/entities/submission';
import { fold } from '@quire/model/search-terms';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { organisationOf } from './public-mail.ts';
import { sameAddress } from './same-address.ts';

const YEARS = 3;
/** Firestore's limit for one `array-contains-any`. */
const NAMES_AT_ONCE = 30;
const WORKS_MOST = 300;

const WorkSchema = z.object({
  authors: z.array(z.string()),
  published: z.string(),
  title: z.string(),
});

export interface AuthorsFacts {
  readonly uids: readonly string[];
  readonly emails: ReadonlySet<string>;
  readonly orcids: ReadonlySet<string>;
  readonly rors: ReadonlyMap<string, string>;
  readonly organisations: readonly string[];
  /** Articles of the last years that have an author of the submission among their authors. */
  readonly works: readonly z.infer<typeof WorkSchema>[];
  readonly opposed: readonly NamedReviewer[];
  readonly suggested: readonly NamedReviewer[];
}

const filled = (values: readonly string[]): string[] => [
  ...new Set(values.map((value) => value.trim()).filter(Boolean)),
];

async function accountAddresses(db: Firestore, uids: readonly string[]): Promise<string[]> {
  if (uids.length === 0) return [];
  const found = await db.getAll(...uids.map((uid) => db.collection(USERS).doc(uid)));
  return found.map((doc) => String(doc.get('email') ?? ''));
}

async function worksOf(
  db: Firestore,
  { authors }: Submission,
  now: Date,
): Promise<AuthorsFacts['works']> {
  const names = filled(authors.map(({ given, family }) => `${given} ${family}`));
  if (names.length === 0) return [];
  const since = `${now.getUTCFullYear() - YEARS}${now.toISOString().slice(4, 10)}`;
  const found = await db
    .collection(PUBLISHED_ARTICLES)
    .where('authors', 'array-contains-any', names.slice(0, NAMES_AT_ONCE))
    .select('authors', 'published', 'title')
    .limit(WORKS_MOST)
    .get();
  return found.docs
    .flatMap((doc) => WorkSchema.safeParse(doc.data()).data ?? [])
    .filter(({ published }) => published >= since);
}

/** Reads them: the accounts of the authors, and what the press has recently published of them. */
export async function readAuthorsFacts(
  db: Firestore,
  submission: Submission,
  now: Date,
): Promise<AuthorsFacts> {
  const { authors, affiliations, authorUids } = submission;
  const written = authors.map(({ email }) => email);
  const emails = filled([...written, ...(await accountAddresses(db, authorUids))]).map(sameAddress);
  const rors = affiliations.flatMap(({ ror, name }) => (ror ? [[ror, name] as const] : []));
  return {
    uids: authorUids,
    emails: new Set(emails),
    orcids: new Set(filled(authors.map(({ orcid }) => orcid))),
    rors: new Map(rors),
    organisations: filled(emails.flatMap((email) => organisationOf(email) ?? [])),
    works: await worksOf(db, submission, now),
    opposed: submission.opposedReviewers,
    suggested: submission.suggestedReviewers,
  };
}

interface Named {
  readonly given: string;
  readonly family: string;
}

const plain = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a printed name is this person's: in full, or with the initials of the given names. */
export function isNamed(printed: string, { given, family }: Named): boolean {
  const name = plain(printed);
  const last = plain(family);
  if (name === plain(`${given} ${family}`) || name === plain(`${family} ${given}`)) return true;
  const first = plain(given).slice(0, 1);
  if (last === '' || first === '' || !name.endsWith(` ${last}`)) return false;
  const before = name.slice(0, -last.length - 1).split(' ');
  // "R. Vasquez" may be Ruth; "Rosa Vasquez" is not.
  return before[0]?.length === 1 && before[0] === first;
}

/** Whether an author has named this person, by address or by name. */
export const isAmong = (
  named: readonly NamedReviewer[],
  person: Named & { readonly email: string },
): NamedReviewer | undefined =>
  named.find(
    ({ name, email }) =>
      (email !== '' && sameAddress(email) === sameAddress(person.email)) || isNamed(name, person),
  );
