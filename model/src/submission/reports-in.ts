/** How many reports a decision rests on, and how many the journal asks for. */

import type { Review } from '../entities/review.ts';
import type { ReportsIn } from '../entities/submission-record.ts';
import { t } from '../messages/t.ts';
import type { SubmissionEvent } from '../states/moves/submission.ts';
import { isReviewIn } from '../states/review-states.ts';

/** Decisions on a manuscript that was reviewed. What is rejected unreviewed is a desk rejection. */
const ON_REPORTS: ReadonlySet<SubmissionEvent> = new Set<SubmissionEvent>([
  'accept',
  'request_minor',
  'request_major',
  'reject',
  'reject_resubmit',
]);
export const isOnReports = (event: SubmissionEvent): boolean => ON_REPORTS.has(event);

/** Decisions with which reports may be given to the author; `decline` rests on as many as there are. */
export const givesReports = (event: SubmissionEvent): boolean =>
  isOnReports(event) || event === 'decline';

/** A reviewer who reports in two rounds is one reviewer. */
export function reportsIn(
  reviews: readonly Pick<Review, 'round' | 'state' | 'reviewerId'>[],
  round: number,
  wanted: number,
): ReportsIn {
  const reported = reviews.filter(({ state }) => isReviewIn(state));
  const isAsked = reviews.some((review) => review.round === round);
  return {
    received: new Set(reported.map(({ reviewerId }) => reviewerId)).size,
    wanted,
    isRoundEmpty: isAsked && !reported.some((review) => review.round === round),
  };
}

/** What is missing, in a sentence; null where there are as many reports as the journal asks for. */
export function missingReports({ received, wanted, isRoundEmpty }: ReportsIn): string | null {
  if (received < wanted) {
    return t('reviewWords.tooFewReports', { wanted, received });
  }
  return wanted > 0 && isRoundEmpty ? t('reviewWords.roundWithoutReport') : null;
}
