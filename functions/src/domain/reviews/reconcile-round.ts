/** What a change of reviews means for their round: it starts, or it is complete. */
import type { StoredReview } from '@quire/model/entities/review';
import type { Submission } from '@quire/model/entities/submission';
import { reviewsComplete } from '@quire/model/mail/editor/reviews-complete';
import { isReviewIn, isReviewing } from '@quire/model/states/review-states';
import type { Transaction } from 'firebase-admin/firestore';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { readHandlers } from '../outbox/handlers.ts';
import { prepareMove } from '../submissions/move-submission.ts';
import type { PreparedWrite } from '../submissions/move-subscriber.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { editorReviewMails } from './editor-review-mails.ts';
import type { ReviewLetters } from './review-letters.ts';

type Round = Pick<StoredReview, 'state' | 'round'>;

/**
 * The move that a round's reviews cause automatically. A first round starts with the required number of
 * acceptances, and is complete when all who accepted have reported and there are enough reports. A
 * later round may have fewer reviewers: then it waits only for answers.
 */
export function roundEvent(
  { state, round }: Pick<Submission, 'state' | 'round'>,
  reviews: readonly Round[],
  minimum: number,
): 'begin_review' | 'complete_reviews' | null {
  const ofRound = reviews.filter((review) => review.round === round);
  const working = ofRound.filter((review) => isReviewing(review.state)).length;
  const reports = ofRound.filter((review) => isReviewIn(review.state)).length;
  const enough = Math.max(1, minimum);
  if (state === 'reviewer_invitation') return working + reports >= enough ? 'begin_review' : null;
  if (state !== 'under_review' || working > 0 || reports === 0) return null;
  const isWaitedFor = ofRound.some((review) => review.state === 'invited');
  return reports >= enough || (round > 0 && !isWaitedFor) ? 'complete_reviews' : null;
}

export interface ReconciledRound extends PreparedWrite {
  readonly event: 'begin_review' | 'complete_reviews' | null;
}

interface RoundFacts {
  readonly id: string;
  readonly submission: Submission;
  /** The reviews after the change, including `changed`. */
  readonly reviews: readonly StoredReview[];
  readonly changed: StoredReview;
  readonly letters: ReviewLetters;
}

/** Reads within the transaction what follows, and writes it with the change that caused it. */
export async function reconcileRound(
  ports: SubmissionPorts,
  tx: Transaction,
  { id, submission, reviews, changed, letters }: RoundFacts,
): Promise<ReconciledRound> {
  const event = roundEvent(submission, reviews, letters.minimum);
  if (!event) return { event, write: async () => {} };
  const asked = { submission: id, event, from: submission.state };
  const move = await prepareMove(ports, tx, 'system', asked, { reviewWritten: changed.id });
  const editors =
    event === 'complete_reviews' ? await readHandlers(ports, submission, letters.journal) : [];
  const cause = `r${submission.round}-${changed.since.replace(/\D/g, '')}`;
  const mails = editorReviewMails(letters, reviewsComplete, id, submission, cause, editors);
  return {
    event,
    async write() {
      await enqueueMails(ports, tx, mails);
      await move.write();
    },
  };
}

/** The reviews with one of them replaced. */
export const withChanged = (
  reviews: readonly StoredReview[],
  changed: StoredReview,
): StoredReview[] => reviews.map((review) => (review.id === changed.id ? changed : review));
