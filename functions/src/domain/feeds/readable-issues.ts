import type { IssueCard } from '@quire/model/entities/published';
import { issueDate } from './issue-date.ts';

/** Issues that have an article, the oldest first. */
export const readableIssues = (issues: readonly IssueCard[]): IssueCard[] =>
  issues
    .filter(({ articleCount }) => articleCount > 0)
    .toSorted((a, b) => (issueDate(a) < issueDate(b) ? -1 : 1));
