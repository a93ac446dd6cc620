/**
 * One change of a review by an editor, in one transaction: the access check, the current review, the
 * consequences.
 */
import type { StoredReview } from '@quire/model/entities/review';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Person } from '../access/principal.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import type { ReviewNow } from './invite-reviewer.ts';
import { type Handled, requireHandler } from './require-handler.ts';
import { type ReviewLetters, readReviewLetters } from './review-letters.ts';
import { readReview, readReviews, reviewerOf, reviewRef } from './review-record.ts';

export interface AskedReview {
  readonly submission: string;
  readonly review: string;
}

export interface StaffChange extends Handled {
  readonly tx: Transaction;
  readonly before: StoredReview;
  /** All reviews of the submission. */
  readonly reviews: readonly StoredReview[];
  readonly reviewer: DocumentReference | null;
  readonly letters: ReviewLetters;
  readonly now: Date;
}

/**
 * Runs `work` with everything that it needs. Throws `Refused` for those without access, and where the
 * review does not exist.
 */
export function staffChange(
  ports: SubmissionPorts,
  person: Person,
  { submission: id, review }: AskedReview,
  work: (change: StaffChange) => Promise<StoredReview>,
): Promise<ReviewNow> {
  const { db } = ports;
  return inTransaction(db, async (tx) => {
    const handled = await requireHandler(ports, tx, person, id);
    const before = readReview(await tx.get(reviewRef(db, id, review)));
    const after = await work({
      ...handled,
      tx,
      before,
      reviews: await readReviews(db, tx, id),
      reviewer: await reviewerOf(db, tx, before),
      letters: await readReviewLetters(ports, handled.submission),
      now: ports.now(),
    });
    return { review: after.id, state: after.state };
  });
}
