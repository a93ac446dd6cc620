import { MAIL } from '@quire/model/collections';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { countUpdate } from './review-counts.ts';
import { readReview, reviewerOf, reviewsOf } from './review-record.ts';

/** Mails to editors about it are in the outbox, where its author can read from now on. */
async function withholdMails(
  { db }: Pick<SubmissionPorts, 'db'>,
  submission: string,
): Promise<void> {
  const { docs } = await db.collection(MAIL).where('submission', '==', submission).get();
  const shown = docs.filter(
    (doc) => String(doc.get('template')).startsWith('editor/') && doc.get('withheld') !== true,
  );
  await Promise.all(shown.map(({ ref }) => ref.update({ withheld: true })));
}

/**
 * Removes the reviews of a submission from their reviewers' counters: one of its authors now works for the
 * press, and the difference between the counters and the reviews that an editor can see would identify its
 * reviewers. The removal is permanent, and the mails to editors about it are withheld from the outbox.
 * Returns the number of reviews.
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
      if (reviewer) tx.update(reviewer, countUpdate(review, null));
    });
  }
  if (counted.length > 0) await withholdMails({ db }, submission);
  return counted.length;
}
