import type { PublishedDecision } from './published-decisions.ts';
import type { Recommendation } from './recommendations.ts';

/** What a report advises or a letter decides, in the words that Crossref and JATS4R share. */
export type ReviewVerdict =
  | 'accept'
  | 'minor-revision'
  | 'major-revision'
  | 'reject'
  | 'reject-with-resubmit';

export const RECOMMENDATION_VERDICTS: Readonly<Record<Recommendation, ReviewVerdict>> = {
  accept: 'accept',
  minor_revision: 'minor-revision',
  major_revision: 'major-revision',
  reject: 'reject',
};

export const DECISION_VERDICTS: Readonly<Record<PublishedDecision, ReviewVerdict>> = {
  accept: 'accept',
  request_minor: 'minor-revision',
  request_major: 'major-revision',
  reject: 'reject',
  reject_resubmit: 'reject-with-resubmit',
};
