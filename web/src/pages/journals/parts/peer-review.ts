import type { Journal } from '@quire/model/entities/journal';

const REVIEW = {
  single: 'Single-blind',
  double: 'Double-blind',
  triple: 'Triple-blind',
  open: 'Open',
} as const;

/** How a journal reviews, as readers know it. */
export const reviewOf = ({
  peerReviewModel,
  publishesReviews,
}: Pick<Journal, 'peerReviewModel' | 'publishesReviews'>): string =>
  publishesReviews
    ? `${REVIEW[peerReviewModel]}, published with the article`
    : REVIEW[peerReviewModel];
