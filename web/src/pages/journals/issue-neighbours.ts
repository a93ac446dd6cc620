import type { IssueCard } from '@quire/model/entities/published';
import { byYear } from './parts/by-year.ts';

/** The issues before and after one in the journal's list of issues, oldest to newest. */
export function issueNeighbours(
  issues: readonly IssueCard[],
  issueid: string,
): { previous: IssueCard | undefined; next: IssueCard | undefined } {
  const newestFirst = byYear(issues).flatMap(({ cards }) => cards);
  const place = newestFirst.findIndex((issue) => issue.issueid === issueid);
  if (place < 0) return { previous: undefined, next: undefined };
  return {
    previous: newestFirst[place + 1],
    next: place > 0 ? newestFirst[place - 1] : undefined,
  };
}
