import type { IssueCard } from '@quire/model/entities/published';

/** The day on which an issue was published, or its year: `2026-02-12`, `2026`. */
export const issueDate = ({ datePublished, year }: IssueCard): string =>
  datePublished ?? String(year);
