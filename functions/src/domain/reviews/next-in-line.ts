/**
 * Invites the next reviewer on a round's waiting list when an invitation is declined, expires or is
 * cancelled.
 */
import { REVIEW_QUEUES, USERS } from '@quire/model/collections';
import type { StoredReview } from '@quire/model/entities/review';
import {
  QUEUE_MAX,
  REFUSALS_OF_REVIEWERS,
  type ReviewQueue,
  ReviewQueueSchema,
  type SkippedWhy,
  skippedText,
} from '@quire/model/entities/review-queue';
import type { Submission } from '@quire/model/entities/submission';
import { UserSchema } from '@quire/model/entities/user';
import { claimsOf } from '@quire/model/roles';
import { isReviewIn, isReviewOpen } from '@quire/model/states/review-states';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { storedText } from '../../platform/text/stored-text.ts';
import { isByStaff } from '../access/is-by-staff.ts';
import type { Person } from '../access/principal.ts';
import { readAuthorsFacts } from '../conflicts/authors-facts.ts';
import { findConflicts } from '../conflicts/find-conflicts.ts';
import { requireInvitable } from '../outbox/invitation-stops.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { readSubmission, submissionRef } from '../submissions/read-submission.ts';
import { daysOf, writeInvitation } from './begin-review.ts';
import { type FoundReviewer, findReviewer } from './find-reviewer.ts';
import { firstInvitation } from './first-invitation.ts';
import { INVITING, ROUND_MOST } from './invite-reviewer.ts';
import { readReviewLetters } from './review-letters.ts';
import { readReviews, reviewIdOf } from './review-record.ts';
import { writeReviewEvent } from './write-review-event.ts';

type Candidate = ReviewQueue['candidates'][number];

export const queueRef = (db: Firestore, submission: string, round: number): DocumentReference =>
  submissionRef(db, submission)
    .collection(REVIEW_QUEUES)
    .doc(`r${String(round).padStart(2, '0')}`);

/**
 * Invites the next reviewers on the list of the current round, until as many as are wanted are at work or have
 * reported. It can be repeated at any time: the stored reviews show who has been invited. Returns how many were
 * invited.
 */
export async function inviteFromQueue(ports: SubmissionPorts, id: string): Promise<number> {
  let invited = 0;
  for (let turn = 0; turn < QUEUE_MAX; turn += 1) {
    const done = await takeTurn(ports, id);
    if (done === 'nobody') break;
    if (done === 'invited') invited += 1;
  }
  return invited;
}

/** Handles one candidate in one transaction: invites them, or passes over them. */
function takeTurn(ports: SubmissionPorts, id: string): Promise<'invited' | 'skipped' | 'nobody'> {
  const { db } = ports;
  return inTransaction(db, async (tx) => {
    const stored = await tx.get(submissionRef(db, id));
    if (!stored.exists) return 'nobody';
    const submission = readSubmission(stored);
    if (!INVITING.includes(submission.state)) return 'nobody';
    const ref = queueRef(db, id, submission.round);
    const queue = readRecord(await tx.get(ref), ReviewQueueSchema);
    const candidate = queue?.candidates[0];
    if (!queue || !candidate) return 'nobody';
    const reviews = await readReviews(db, tx, id);
    const ofRound = reviews.filter(({ round }) => round === submission.round);
    const active = ofRound.filter(({ state }) => isReviewOpen(state) || isReviewIn(state)).length;
    if (active >= queue.wanted || ofRound.length >= ROUND_MOST) return 'nobody';
    const rest = { ...queue, candidates: queue.candidates.slice(1) };
    if (
      ofRound.some(
        ({ id: review }) => review === reviewIdOf(submission.round, candidate.reviewerId),
      )
    ) {
      tx.set(ref, rest);
      return 'skipped';
    }
    const now = ports.now();
    const judged = await judge(ports, tx, candidate, { submission, reviews, now });
    const at = now.toISOString();
    if ('reason' in judged) {
      const { reviewerId, name } = candidate;
      const { reason, why } = judged;
      const passed = {
        ...{ reviewerId, name, at },
        reason: reason.slice(0, 600),
        ...(why && { why }),
      };
      tx.set(ref, { ...rest, skipped: [...queue.skipped, passed].slice(-QUEUE_MAX) });
      const review = { id: reviewIdOf(submission.round, reviewerId), round: submission.round };
      const happened = { event: 'candidate_skipped', review, at } as const;
      writeReviewEvent(tx, submissionRef(db, id), { ...happened, actor: 'system', by: 'system' });
      return 'skipped';
    }
    const letters = await readReviewLetters(ports, submission);
    const after = firstInvitation(ports, letters, {
      ...{ id: reviewIdOf(submission.round, candidate.reviewerId), submission: id },
      ...{ round: submission.round, reviewerId: candidate.reviewerId, by: candidate.by, at },
      ...{ reviewer: judged.found.reviewer, days: daysOf({}, letters, now) },
      isOfStaff: await isByStaff(db, submission),
    });
    await writeInvitation(ports, tx, {
      change: { before: null, after, reviewer: judged.found.ref },
      ...{ submission, letters, letter: '', person: { uid: candidate.by }, actor: 'system', at },
    });
    tx.set(ref, rest);
    return 'invited';
  });
}

/** The person who put the candidate on the list: they cannot invite themselves. */
async function askerOf(db: Firestore, uid: string): Promise<Person> {
  const user = readRecord(await db.collection(USERS).doc(uid).get(), UserSchema);
  return { uid, claims: claimsOf({ roles: [] }), email: user?.email };
}

interface About {
  readonly submission: Submission;
  readonly reviews: readonly StoredReview[];
  readonly now: Date;
}

interface NotAsked {
  readonly reason: string;
  readonly why?: SkippedWhy;
}

const notAsked = (why: SkippedWhy): NotAsked => ({
  reason: storedText(() => skippedText({ reason: '', why })),
  why,
});

/** Whether a candidate can be invited now: much may have changed since they were put on the list. */
async function judge(
  ports: SubmissionPorts,
  tx: Transaction,
  { reviewerId, by }: Candidate,
  { submission, reviews, now }: About,
): Promise<{ readonly found: FoundReviewer } | NotAsked> {
  const { journal } = submission;
  const asker = await askerOf(ports.db, by);
  let found: FoundReviewer;
  try {
    found = await findReviewer(ports, tx, asker, { asked: reviewerId, journal, reviews });
    await requireInvitable(ports.db, tx, found.reviewer.email, { kind: 'review', journal });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const refusal = REFUSALS_OF_REVIEWERS.find((code) => code === error.code);
    return refusal ? notAsked({ refusal }) : { reason: error.message };
  }
  const today = now.toISOString().slice(0, 10);
  const away = found.reviewer.unavailable.find(({ from, to }) => from <= today && today <= to);
  if (away) return notAsked({ awayUntil: away.to });
  const facts = await readAuthorsFacts(ports.db, submission, now);
  const conflicts = findConflicts(facts, found.reviewer, asker);
  if (conflicts.length > 0) return notAsked({ conflicts });
  return { found };
}
