import { t } from '../messages/t.ts';

/** What a reviewer recommends to the editors. */
export const RECOMMENDATIONS = {
  get accept() {
    return t('reviewWords.recommendationAccept');
  },
  get minor_revision() {
    return t('reviewWords.recommendationMinorRevision');
  },
  get major_revision() {
    return t('reviewWords.recommendationMajorRevision');
  },
  get reject() {
    return t('reviewWords.recommendationReject');
  },
} as const;
export type Recommendation = keyof typeof RECOMMENDATIONS;
export const RECOMMENDATION_KEYS = Object.keys(RECOMMENDATIONS) as [
  Recommendation,
  ...Recommendation[],
];
