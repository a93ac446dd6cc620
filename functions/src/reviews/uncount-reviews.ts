import { REVIEW_STATES } from '@quire/model/states/review-states';
import { FieldValue } from 'firebase-admin/firestore';
import { inTransaction } from '../publish/transaction.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { readReview, reviewerOf, reviewsOf } from './review-record.ts';

/**
 * Takes the reviews of a submission out of their reviewers' counters: one of its authors works for the press
 * by now, and what the counters say more than what an editor may see would name its reviewers. What was
 * taken out stays so. Answers how many were.
 */
export async function uncountReviews(
  { db }: Pick<SubmissionPorts, 'db'>,
  submission: string,
): Promise<number> {
  const { docs } = await reviewsOf(db, submission).select('uncounted').get();
  const counted = docs.filter((doc) => doc.get('uncounted') !== true);
  for (const { ref } of counted) {
    await inTransaction(db, async (tx) => {
      const review = readReview(await tx.get(ref));
      if (review.uncounted) return;
      const reviewer = await reviewerOf(db, tx, review);
      tx.update(ref, { uncounted: true });
      const counter = `load.${REVIEW_STATES[review.state].load}`;
      if (reviewer) tx.update(reviewer, { [counter]: FieldValue.increment(-1) });
    });
  }
  return counted.length;
}
