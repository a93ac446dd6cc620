import { plainTitleOf } from '@quire/content/export/marked-title';
import type { IssueDeposit } from './deposit.ts';
import { personNamed } from './deposit-person.ts';
import { issueAsAWhole, type WholeIssueInput } from './issue-as-a-whole.ts';

/** An issue with its guest editors; null where it has no DOI. */
export function issueDeposit(input: WholeIssueInput): IssueDeposit | null {
  const { title, guestEditors } = input.issue;
  const whole = issueAsAWhole(input);
  return (
    whole && {
      ...whole,
      kind: 'issue',
      title: title ? plainTitleOf(title) : undefined,
      contributors: guestEditors.map((name) => personNamed(name, 'editor')),
    }
  );
}
