import type { IssueCard } from '@quire/model/entities/published';

/** Issues in groups of a year, the newest year first and the newest issue first within it. */
export function byYear(issues: readonly IssueCard[]): { year: number; cards: IssueCard[] }[] {
  const years = Map.groupBy(issues, ({ year }) => year);
  return [...years]
    .sort(([a], [b]) => b - a)
    .map(([year, cards]) => ({ year, cards: cards.toSorted(newestFirst) }));
}

function newestFirst(a: IssueCard, b: IssueCard): number {
  const [first, second] = [a, b].map(({ datePublished }) => datePublished ?? '9999');
  return (
    (second ?? '').localeCompare(first ?? '') ||
    b.volume.localeCompare(a.volume, 'en', { numeric: true }) ||
    b.number.localeCompare(a.number, 'en', { numeric: true })
  );
}
