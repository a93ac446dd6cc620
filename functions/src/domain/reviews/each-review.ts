/** What an editor does to several reviews of a round in one request. */
import type { StoredReview } from '@quire/model/entities/review';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { requireHandler } from './require-handler.ts';
import { readReviews } from './review-record.ts';

/** The requested reviews of a submission's current round, for its handlers. Throws `Refused`. */
export const reviewsOfRound = (
  ports: SubmissionPorts,
  person: Person,
  id: string,
  isAsked: (review: StoredReview) => boolean,
): Promise<StoredReview[]> =>
  inTransaction(ports.db, async (tx) => {
    const { submission } = await requireHandler(ports, tx, person, id);
    const reviews = await readReviews(ports.db, tx, id);
    return reviews.filter((review) => review.round === submission.round && isAsked(review));
  });

/**
 * Applies a change to each review in a separate transaction, so that one review that has just changed state does not
 * block the others. Returns how many were changed, and why the last of the others was refused.
 */
export async function withEach(
  reviews: readonly StoredReview[],
  work: (review: StoredReview) => Promise<unknown>,
): Promise<{ readonly done: number; readonly refusal: Refused | null }> {
  let done = 0;
  let refusal: Refused | null = null;
  for (const review of reviews) {
    try {
      await work(review);
      done += 1;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refusal = error;
    }
  }
  return { done, refusal };
}
