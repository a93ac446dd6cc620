import type { SuggestedReviewer } from '@quire/model/calls/reviews';
import type { ReviewLoad } from '@quire/model/entities/review';
import { formatNumber, formatPercent } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { day } from '../../../kit/dates.ts';

/**
 * The figures an editor needs to choose a reviewer, in short phrases: “Accepted 4 of 5 (80%)”, “18 days to a report”,
 * “Last invited 3 Mar 2026”, “1 open”. An invitation that is unanswered, or was cancelled before an answer, is not
 * counted. Unknown figures are left out.
 */
export function reviewerFigures(load: ReviewLoad): string[] {
  const { invited, working, done, declined, expired, cancelled, withdrawn } = load;
  const accepted = working + done + withdrawn;
  const settled = accepted + declined + expired;
  const invitations = invited + working + done + declined + expired + cancelled;
  if (invitations === 0)
    return [load.asked ? lastInvited(load.asked) : t('officeReview.notInvitedYet')];
  const open = invited + working;
  return [
    invitations !== settled && t('officeReview.invitationCount', { count: invitations }),
    settled > 0 &&
      t('officeReview.acceptedCount', {
        accepted,
        settled,
        share: formatPercent(accepted / settled),
      }),
    load.timed > 0 && daysToReport(load.reportDays / load.timed),
    load.asked && lastInvited(load.asked),
    open > 0 && openCount(open, invited),
  ].filter((part) => typeof part === 'string');
}

/** “Reports rated 4.3 of 5 (3)”: given by editors of this journal. */
export const ratingInWords = ({
  mean,
  reports,
}: NonNullable<SuggestedReviewer['rating']>): string =>
  t('officeReview.ratedByJournal', { mean: formatNumber(mean), count: reports });

const openCount = (count: number, unanswered: number) =>
  unanswered > 0
    ? t('officeReview.openUnanswered', { count, unanswered })
    : t('officeReview.openCount', { count });

const lastInvited = (asked: string) => t('officeReview.lastInvited', { date: day(asked) });

/** The mean: the record keeps only a sum. */
function daysToReport(mean: number): string {
  const days = Math.round(mean);
  if (days === 0) return t('officeReview.reportWithinDay');
  return t('officeReview.daysToReport', { count: days });
}
