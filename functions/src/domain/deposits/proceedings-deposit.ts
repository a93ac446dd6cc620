import { plainTitleOf } from '@quire/content/export/marked-title';
import type { ProceedingsDeposit } from './deposit.ts';
import { type DepositedConference, depositEvent } from './deposit-event.ts';
import { issueAsAWhole, type WholeIssueInput } from './issue-as-a-whole.ts';
import { numbersByMedium } from './numbers-by-medium.ts';

/** `issue` holds the papers. */
interface ProceedingsInput extends WholeIssueInput {
  readonly conference: DepositedConference;
}

/** The proceedings of a conference as a whole; null where its issue has no DOI. */
export function proceedingsDeposit(input: ProceedingsInput): ProceedingsDeposit | null {
  const { conference, issue } = input;
  const whole = issueAsAWhole(input);
  const title = issue.title || conference.name;
  return (
    whole && {
      ...whole,
      kind: 'proceedings',
      title: plainTitleOf(title),
      proceedings: {
        event: depositEvent(conference),
        title,
        isbns: numbersByMedium(issue.isbn),
      },
    }
  );
}
