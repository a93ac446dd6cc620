import type { Journal } from '@quire/model/entities/journal';
import { t } from '@quire/model/messages/t';

/** How a journal reviews, as readers know it. */
export function reviewOf({
  peerReviewModel,
  publishesReviews,
}: Pick<Journal, 'peerReviewModel' | 'publishesReviews'>): string {
  const reviews: Readonly<Record<Journal['peerReviewModel'], string>> = {
    single: t('journals.reviewSingle'),
    double: t('journals.reviewDouble'),
    triple: t('journals.reviewTriple'),
    open: t('journals.reviewOpen'),
  };
  const review = reviews[peerReviewModel];
  return publishesReviews ? t('journals.reviewPublished', { review }) : review;
}
