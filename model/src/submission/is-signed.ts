import type { Review } from '../entities/review.ts';

/** Whether a reviewer is asked if the author may learn who they are: by what held when they were invited. */
export const asksToSign = ({
  model,
  maySign,
  publishesReviews,
}: Pick<Review, 'model' | 'maySign' | 'publishesReviews'>): boolean =>
  !publishesReviews && (model === 'open' || maySign);

/** Whether the author learns from a report who wrote it: what reviewers were asked, and what they agreed to. */
export const isSigned = (
  review: Pick<Review, 'model' | 'maySign' | 'publishesReviews' | 'report'>,
): boolean =>
  review.publishesReviews
    ? review.report.publication === 'named'
    : asksToSign(review) && review.report.publicConsent;
