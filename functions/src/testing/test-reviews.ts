/** Peer review for tests: a base of reviewers, and the links that their mails hold. */
import { MAIL, MAIL_BODIES, REVIEWERS } from '@quire/model/collections';
import type { ReviewReport, StoredReview } from '@quire/model/entities/review';
import { type Reviewer, ReviewerSchema } from '@quire/model/entities/reviewer';
import { recordWords } from '@quire/model/records/record-words';
import { inviteReviewer } from '../domain/reviews/invite-reviewer.ts';
import { readReview, reviewRef } from '../domain/reviews/review-record.ts';
import type { SubmissionPorts } from '../domain/submissions/ports.ts';
import { withoutUndefined } from '../platform/database/transaction.ts';
import { PEOPLE } from './test-submissions.ts';

type Db = Pick<SubmissionPorts, 'db'>;

/** A reviewer in the database, by a short name that is also the id. */
export async function putReviewer(
  { db }: Db,
  id: string,
  change: Partial<Reviewer> = {},
): Promise<void> {
  const reviewer = ReviewerSchema.parse({
    given: 'Ruth',
    family: id.charAt(0).toUpperCase() + id.slice(1),
    email: `${id}@reviews.example`,
    expertise: [],
    journals: ['CES'],
    ...change,
  });
  const { given, family, email, expertise } = reviewer;
  const words = recordWords([family, given, email, ...expertise]);
  await db
    .collection(REVIEWERS)
    .doc(id)
    .set(withoutUndefined({ ...reviewer, revision: 1, words }));
}

export async function reviewNow({ db }: Db, submission: string, id: string): Promise<StoredReview> {
  return readReview(await reviewRef(db, submission, id).get());
}

export async function loadOf({ db }: Db, reviewer: string): Promise<Record<string, number>> {
  const stored: unknown = (await db.collection(REVIEWERS).doc(reviewer).get()).get('load') ?? {};
  const counts = Object.entries(stored ?? {}).filter(([, value]) => typeof value === 'number');
  return Object.fromEntries(counts.filter(([, value]) => value !== 0));
}

/** The secret in the newest mail to an address that contains one. */
export async function tokenFor({ db }: Db, email: string): Promise<string> {
  const mails = await db.collection(MAIL).where('to', 'array-contains', email).get();
  const newest = mails.docs.toSorted((a, b) =>
    String(a.get('createdAt')) < String(b.get('createdAt')) ? 1 : -1,
  );
  for (const { id } of newest) {
    const body = await db.collection(MAIL_BODIES).doc(id).get();
    const token = /reviewer\/review#([\w-]+)/.exec(String(body.get('text')))?.[1];
    if (token) return token;
  }
  throw new Error(`no link for ${email}`);
}

/** Invites a reviewer in the database as the test's editor, and answers their link. */
export async function invited(
  ports: SubmissionPorts,
  submission: string,
  reviewer: string,
): Promise<{ readonly review: string; readonly token: string }> {
  const asked = { submission, reviewer, letter: '' };
  const { review } = await inviteReviewer(ports, PEOPLE.editor, asked);
  return { review, token: await tokenFor(ports, `${reviewer}@reviews.example`) };
}

/** A report that may be sent as it is. */
export const REPORT: ReviewReport = {
  scores: { originality: 4, method: 3, clarity: 4, significance: 5, english: 4 },
  answers: {},
  recommendation: 'minor_revision',
  commentsToAuthor: 'The argument holds, but the second figure needs an uncertainty and a scale.',
  commentsToEditor: 'I know the site.',
  competingInterest: 'None',
  publicConsent: false,
};
