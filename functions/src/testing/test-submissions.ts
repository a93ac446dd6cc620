/** A press for tests with manuscripts: people, a journal that charges, and drafts ready to be sent. */

import { randomBytes } from 'node:crypto';
import { MAIL, SUBMISSION_FILES, SUBMISSIONS, USERS } from '@quire/model/collections';
import { DECLARATIONS, type Submission, SubmissionSchema } from '@quire/model/entities/submission';
import type { SubmissionFile } from '@quire/model/entities/submission-file';
import { claimsInJournals, journalsOf } from '@quire/model/grants';
import type { Role } from '@quire/model/roles';
import type { Person } from '../domain/access/principal.ts';
import type { SubmissionPorts } from '../domain/submissions/ports.ts';
import { SUBMISSION_MOVES } from '../entry/subscribers.ts';
import { withoutUndefined } from '../platform/database/transaction.ts';
import { MemoryManuscripts } from './memory-manuscripts.ts';
import { NOW, putJournal, startTestPress, type TestPress } from './test-press.ts';

export interface SubmissionsPress extends SubmissionPorts, Pick<TestPress, 'lines' | 'close'> {
  readonly store: MemoryManuscripts;
  /** Lets days pass. */
  pass(days: number): void;
}

const person = (
  uid: string,
  roles: readonly Role[],
  journals: readonly string[] = [],
): Person & { readonly emailVerified: boolean } => ({
  uid,
  email: `${uid}@example.org`,
  emailVerified: true,
  claims: claimsInJournals(roles, journals),
});

export const PEOPLE = {
  author: person('anselm', ['reader', 'author']),
  stranger: person('stranger', ['reader', 'author']),
  editor: person('edda', ['reader', 'author', 'editor'], ['CES']),
  guestEditor: {
    ...person('gus', ['reader', 'author', 'guestEditor']),
    email: 'gus@example.org',
    claims: { roles: ['reader', 'author', 'guestEditor'], grants: { guestEditor: ['CES~s1'] } },
  },
  otherEditor: person('otto', ['reader', 'editor'], ['MSP']),
  production: person('paula', ['reader', 'production'], ['CES']),
  finance: person('fina', ['reader', 'finance']),
  admin: person('ada', ['reader', 'admin']),
} as const satisfies Readonly<Record<string, Person>>;

/** Institutions that the tests' ROR knows. */
const COUNTRY_OF_ROR: Readonly<Record<string, string>> = {
  'https://ror.org/02y9nww90': 'KE',
  'https://ror.org/01tgmhj36': 'ET',
  'https://ror.org/00g30e956': 'DE',
};

/** A clock that advances by a millisecond with each reading. */
export async function startSubmissionsPress(): Promise<SubmissionsPress> {
  const press = await startTestPress();
  let clock = NOW.getTime();
  const store = new MemoryManuscripts();
  await putJournal(press, 'CES', {
    fullname: 'Coastal Earth Systems',
    charges: { currency: 'EUR', fees: [{ type: 'review-article', amount: 90_000 }] },
  });
  await putJournal(press, 'MSP', { fullname: 'Marsh and Sea Papers' });
  const batch = press.db.batch();
  for (const [name, { uid, email, claims }] of Object.entries(PEOPLE)) {
    const displayName = `The ${name}`;
    const updatedAt = NOW.toISOString();
    const user = { email, displayName, ...claims, journals: journalsOf(claims), updatedAt };
    batch.set(press.db.collection(USERS).doc(uid), user);
  }
  await batch.commit();
  return {
    db: press.db,
    origin: press.origin,
    log: press.log,
    lines: press.lines,
    close: press.close,
    store,
    random: randomBytes,
    moveSubscribers: SUBMISSION_MOVES,
    countryOfRor: async (ror) => COUNTRY_OF_ROR[ror] ?? '',
    asksOrcid: false,
    now: () => {
      clock += 1;
      return new Date(clock);
    },
    pass: (days) => {
      clock += days * 86_400_000;
    },
  };
}

const author = (id: string, family: string, email: string, corresponding = false) => ({
  id,
  given: 'A.',
  family,
  email,
  orcid: '',
  affiliations: [0],
  corresponding,
  equal: false,
  credit: [],
});

/** A draft that may be sent as it is. */
export function readyDraft(change: Partial<Submission> = {}): Submission {
  const at = NOW.toISOString();
  return SubmissionSchema.parse({
    journal: 'CES',
    articleType: 'research-article',
    title: 'How tidal creeks drain',
    abstract: Array.from({ length: 120 }, (_, place) => `word${place}`).join(' '),
    keywords: ['tides', 'creeks', 'drainage'],
    authors: [
      author('one', 'Okoro', 'anselm@example.org', true),
      author('two', 'Holt', 'maren@example.com'),
    ],
    affiliations: [{ name: 'University of Ravnfjord' }],
    declarations: Object.fromEntries(Object.keys(DECLARATIONS).map((key) => [key, true])),
    owner: PEOPLE.author.uid,
    authorUids: [PEOPLE.author.uid],
    state: 'draft',
    stageEnteredAt: at,
    round: 0,
    revision: 3,
    createdAt: at,
    updatedAt: at,
    editors: [],
    production: [],
    ...change,
  });
}

export const storedFile = (change: Partial<SubmissionFile> = {}): SubmissionFile => ({
  kind: 'manuscript',
  name: 'paper.docx',
  label: '',
  format: 'docx',
  size: 4,
  sha256: 'a'.repeat(64),
  path: 'submissions/x/files/paper.docx',
  version: 1,
  round: 0,
  uploadedBy: PEOPLE.author.uid,
  uploadedAt: NOW.toISOString(),
  namesFound: [],
  retired: false,
  ...change,
});

/** Writes a submission with its manuscript, as it would be in that state. */
export async function putSubmission(
  { db }: Pick<SubmissionPorts, 'db'>,
  id: string,
  change: Partial<Submission> = {},
  files: readonly SubmissionFile[] = [storedFile()],
): Promise<void> {
  const ref = db.collection(SUBMISSIONS).doc(id);
  const batch = db.batch();
  batch.set(ref, withoutUndefined(readyDraft(change)));
  files.forEach((file, place) => {
    batch.set(ref.collection(SUBMISSION_FILES).doc(`file-${place + 1}`), file);
  });
  await batch.commit();
}

/** Everything below a submission in one of its collections. */
export async function below(
  { db }: Pick<SubmissionPorts, 'db'>,
  id: string,
  name: string,
): Promise<readonly Record<string, unknown>[]> {
  const found = await db.collection(SUBMISSIONS).doc(id).collection(name).get();
  return found.docs.map((doc) => ({ ...doc.data(), id: doc.id }));
}

/** The timeline of a submission, without its times. */
export async function eventsOf(press: Pick<SubmissionPorts, 'db'>, id: string) {
  const all = await below(press, id, 'events');
  return all.map(({ event, actor, audience, to }) => ({ event, actor, audience, to }));
}

export async function submissionNow({ db }: Pick<SubmissionPorts, 'db'>, id: string) {
  return SubmissionSchema.parse((await db.collection(SUBMISSIONS).doc(id).get()).data());
}

/** `template → receiver` of the mails that some work causes, sorted. */
export async function mailsOf(
  { db }: Pick<SubmissionPorts, 'db'>,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const before = new Set((await db.collection(MAIL).get()).docs.map(({ id }) => id));
  await work();
  const after = await db.collection(MAIL).get();
  return after.docs
    .filter(({ id }) => !before.has(id))
    .map((doc) => `${doc.get('template')} → ${doc.get('to')}`)
    .toSorted();
}
