import type { SpecialIssueCard } from '@quire/model/entities/published';

/** A journal's special issues: those that ask for papers now, and all others. */
export interface SpecialIssues {
  /** The nearest deadline first. */
  readonly open: readonly SpecialIssueCard[];
  /** The newest first. */
  readonly past: readonly SpecialIssueCard[];
}

/**
 * Parts a journal's special issues on a day (`2026-03-01`): one is open until the end of its last
 * day, whatever its status says afterwards.
 */
export function partSpecialIssues(all: readonly SpecialIssueCard[], today: string): SpecialIssues {
  const isOpen = ({ status, deadline }: SpecialIssueCard) =>
    status === 'open' && (!deadline || deadline >= today);
  const day = ({ deadline }: SpecialIssueCard) => deadline ?? '9999';
  const date = ({ datePublished, deadline, year }: SpecialIssueCard) =>
    datePublished ?? deadline ?? String(year);
  return {
    open: all.filter(isOpen).toSorted((a, b) => day(a).localeCompare(day(b))),
    past: all.filter((issue) => !isOpen(issue)).toSorted((a, b) => date(b).localeCompare(date(a))),
  };
}
