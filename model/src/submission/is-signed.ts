import type { Review } from '../entities/review.ts';

/** Whether the author learns from a report who wrote it: what reviewers were asked, and what they agreed to. */
export const isSigned = ({
  model,
  publishesReviews,
  report,
}: Pick<Review, 'model' | 'publishesReviews' | 'report'>): boolean =>
  publishesReviews ? report.publication === 'named' : model === 'open' && report.publicConsent;
