import type { SuggestedReviewer } from '@quire/model/calls/reviews';
import type { ReviewLoad } from '@quire/model/entities/review';
import { day } from '../../../kit/dates.ts';

/**
 * The figures an editor needs to choose a reviewer, in short phrases: “Accepted 4 of 5 (80%)”, “18 days to a report”,
 * “last invited 3 Mar 2026”, “1 open”. An invitation that is unanswered, or was cancelled before an answer, is not
 * counted. Unknown figures are left out.
 */
export function reviewerFigures(load: ReviewLoad): string[] {
  const { invited, working, done, declined, expired, cancelled, withdrawn } = load;
  const accepted = working + done + withdrawn;
  const settled = accepted + declined + expired;
  const invitations = invited + working + done + declined + expired + cancelled;
  if (invitations === 0)
    return load.asked ? [capitalised(lastInvited(load.asked))] : ['Not invited yet'];
  const open = invited + working;
  const parts = [
    invitations !== settled && `${invitations} ${invitations === 1 ? 'invitation' : 'invitations'}`,
    settled > 0 && `accepted ${accepted} of ${settled} (${percent(accepted, settled)})`,
    load.timed > 0 && daysToReport(load.reportDays / load.timed),
    load.asked && lastInvited(load.asked),
    open > 0 && `${open} open${invited > 0 ? `, ${invited} not answered yet` : ''}`,
  ].filter((part) => typeof part === 'string');
  return parts.map((part, place) => (place === 0 ? capitalised(part) : part));
}

/** “Reports rated 4.3 of 5 (3)”: given by editors of this journal. */
export const ratingInWords = ({
  mean,
  reports,
}: NonNullable<SuggestedReviewer['rating']>): string =>
  `${reports === 1 ? 'report' : 'reports'} rated ${mean} of 5 by this journal (${reports})`;

const lastInvited = (asked: string) => `last invited ${day(asked)}`;
const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`;
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The mean: the record keeps only a sum. */
function daysToReport(mean: number): string {
  const days = Math.round(mean);
  if (days === 0) return 'less than a day to a report';
  return `${days} ${days === 1 ? 'day' : 'days'} to a report`;
}
