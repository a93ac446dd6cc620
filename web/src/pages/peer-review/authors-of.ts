import type { PublishedReport } from '@quire/model/entities/peer-review';
import { t } from '@quire/model/messages/t';

/** Who wrote a report, as its reviewer agreed. */
export const authorsOf = ({
  name,
  coReviewers = [],
}: Pick<PublishedReport, 'name' | 'coReviewers'>): string[] =>
  name === undefined ? [t('peerReview.anonymous')] : [name, ...coReviewers];
