import type { IssueRecord } from '@quire/model/entities/issue-record';
import { issuePath } from '@quire/model/paths';
import type { IssueDeposit } from './deposit.ts';
import { type DepositedJournal, depositIssue, depositJournal } from './deposit-journal.ts';

export interface WholeIssueInput {
  readonly issue: IssueRecord;
  readonly journal: DepositedJournal;
  readonly publisher: string;
  readonly origin: string;
}

type WholeIssue = Pick<
  IssueDeposit,
  'doi' | 'url' | 'language' | 'published' | 'publisher' | 'journal' | 'issue'
>;

/** What an issue and the proceedings in it have alike; null where the issue has no DOI. */
export function issueAsAWhole({
  issue,
  journal,
  publisher,
  origin,
}: WholeIssueInput): WholeIssue | null {
  if (!issue.doi) return null;
  const held = depositIssue(issue);
  return {
    doi: issue.doi.toLowerCase(),
    url: origin + issuePath(issue.journal, issue.issueid),
    language: 'en',
    published: held.published,
    publisher,
    journal: depositJournal(journal, issue.year),
    issue: held,
  };
}
