import type { PublishedReport, ReviewRound } from '@quire/model/entities/peer-review';
import { PUBLISHED_DECISIONS } from '@quire/model/entities/published-decisions';
import { RECOMMENDATIONS } from '@quire/model/entities/recommendations';
import { t } from '@quire/model/messages/t';

/** “Reviewer 1” in the page's language; in the record's words where it has no number. */
export const reviewerOf = ({ label, reviewer }: Pick<PublishedReport, 'label' | 'reviewer'>) =>
  reviewer === undefined ? label : t('peerReview.reviewer', { number: reviewer });

/** A recommendation in the page's language; in the record's words where it has no code. */
export const recommendationOf = ({
  recommendation,
  recommended,
}: Pick<PublishedReport, 'recommendation' | 'recommended'>) =>
  recommended === undefined ? recommendation : RECOMMENDATIONS[recommended];

/** A decision in the page's language; in the record's words where it has no code. */
export const decisionOf = ({ title, event }: ReviewRound['decisions'][number]) =>
  event === undefined ? title : PUBLISHED_DECISIONS[event];
