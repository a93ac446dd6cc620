/**
 * What a move of a submission does to its reviews: open ones are cancelled, and reviewers are thanked
 * for their reports.
 */
import type { CancelReason } from '@quire/model/entities/cancel-reasons';
import type { StoredReview } from '@quire/model/entities/review';
import type { Submission } from '@quire/model/entities/submission';
import type { SubmissionActor } from '@quire/model/states/moves/move';
import type { SubmissionEvent } from '@quire/model/states/moves/submission';
import { isReviewIn, isReviewOpen } from '@quire/model/states/review-states';
import type { SubmissionState } from '@quire/model/states/submission-states';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { PreparedWrite } from '../submissions/move-subscriber.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { prepareCancel } from './cancel-open.ts';
import type { Releases } from './judge-release.ts';
import { readReviewLetters } from './review-letters.ts';
import { readReviews } from './review-record.ts';
import { prepareThanks } from './thank-reviewer.ts';
import { writeReview } from './write-review.ts';
import { writeReviewEvent } from './write-review-event.ts';

/** States in which there may be open reviews. */
const WITH_REVIEWS: ReadonlySet<SubmissionState> = new Set<SubmissionState>([
  'with_editor',
  'reviewer_invitation',
  'under_review',
  'reviews_complete',
  'withdrawal_requested',
]);
/**
 * States in which reviewers are at work; a withdrawal that is only requested does not stop them.
 */
const AT_WORK: ReadonlySet<SubmissionState> = new Set<SubmissionState>([
  'reviewer_invitation',
  'under_review',
  'withdrawal_requested',
]);

/** The reason, for the reviewer; nothing where none is needed. */
const REASONS: Partial<Record<SubmissionEvent, CancelReason>> = {
  confirm_withdrawal: 'withdrawn',
  decline: 'decided',
  complete_reviews: 'enough-reports',
};

/** Whether an open review continues in a state of its submission. */
function goesOn({ state }: StoredReview, to: SubmissionState): boolean {
  // A question about a report can be answered while the editor decides.
  return AT_WORK.has(to) || (to === 'reviews_complete' && state === 'returned_for_clarification');
}

interface Moved {
  readonly ref: DocumentReference;
  readonly submission: Submission;
  readonly to: SubmissionState;
}

interface Happened {
  readonly event: SubmissionEvent;
  /** A review that is written separately; null: none. */
  readonly settled: string | null;
  /** The reviews, if they have been read. */
  readonly known: readonly StoredReview[] | undefined;
  /** The reports that are released to the author. */
  readonly releases: Releases;
  readonly actor: SubmissionActor;
  readonly by: string;
  readonly at: string;
}

/**
 * Reads within the transaction what the move means for the submission's reviews; `write` writes it,
 * with the mails.
 */
export async function prepareReviews(
  ports: SubmissionPorts,
  tx: Transaction,
  { ref, submission, to }: Moved,
  { event, settled, known, releases, actor, by: decidedBy, at }: Happened,
): Promise<PreparedWrite> {
  if (!WITH_REVIEWS.has(submission.state)) return { write: async () => {} };
  const all = known ?? (await readReviews(ports.db, tx, ref.id));
  const reviews = all.filter(({ id }) => id !== settled);
  const ended = reviews.filter((review) => isReviewOpen(review.state) && !goesOn(review, to));
  const isDecided = !WITH_REVIEWS.has(to);
  const thanked = isDecided
    ? reviews.filter(({ state }) => isReviewIn(state) && state !== 'thanked')
    : [];
  const given = reviews.filter(({ id }) => releases.has(id));
  if (ended.length + thanked.length + given.length === 0) return { write: async () => {} };
  const letters = await readReviewLetters(ports, submission);
  const about = { submission, letters };
  const cancelled = { reason: '', why: REASONS[event] };
  const by = { actor: 'system', by: 'system' } as const;
  const ends: PreparedWrite[] = [];
  for (const review of ended) {
    ends.push(await prepareCancel(ports, tx, review, { ...about, ...by, ...cancelled }));
  }
  const withRelease = (review: StoredReview): StoredReview => {
    const release = releases.get(review.id);
    return release ? { ...review, released: { ...release, at, by: decidedBy } } : review;
  };
  for (const review of thanked) {
    ends.push(await prepareThanks(ports, tx, withRelease(review), about));
  }
  return {
    write: async () => {
      for (const end of ends) await end.write();
      for (const review of given) {
        const isThanked = thanked.some(({ id }) => id === review.id);
        const after = withRelease(review);
        if (!isThanked) writeReview(ports.db, tx, { before: review, after, reviewer: null });
        if (!releases.get(review.id)?.isEdited) continue;
        const edited = { event: 'report_edited', review, at, actor, by: decidedBy } as const;
        writeReviewEvent(tx, ref, edited);
      }
    },
  };
}
