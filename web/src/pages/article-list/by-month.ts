import type { ArticleCard } from '@quire/model/entities/published';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Articles under the month they appeared in: `March 2026`; the order stays. */
export function byMonth(
  cards: readonly ArticleCard[],
): { heading: string; cards: readonly ArticleCard[] }[] {
  const months = Map.groupBy(cards, ({ published }) => published.slice(0, 7));
  return [...months].map(([month, group]) => ({
    heading: MONTH.format(new Date(`${month}-01T00:00:00Z`)),
    cards: group,
  }));
}
