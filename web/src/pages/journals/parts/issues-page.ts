import { ISSUES_A_PAGE } from '@quire/model/constants';
import type { IssueCard } from '@quire/model/entities/published';
import { byYear } from './by-year.ts';

/** A part of a journal's issues, the newest first. */
export interface IssuesPage {
  readonly cards: readonly IssueCard[];
  /** 1 has the newest. */
  readonly page: number;
  readonly pages: number;
}

/** The page of a journal's issues of this number; null where the journal has no such page. The first may be empty. */
export function issuesPage(issues: readonly IssueCard[], page: number): IssuesPage | null {
  const pages = Math.max(1, Math.ceil(issues.length / ISSUES_A_PAGE));
  if (page > pages) return null;
  const all = byYear(issues).flatMap(({ cards }) => cards);
  return { cards: all.slice((page - 1) * ISSUES_A_PAGE, page * ISSUES_A_PAGE), page, pages };
}
