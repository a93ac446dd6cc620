import type { ArticleCard } from '@quire/model/entities/published';
import { formatMonth } from '@quire/model/messages/months';

/** Articles under the month they appeared in: `March 2026`; the order stays. */
export function byMonth(
  cards: readonly ArticleCard[],
): { heading: string; cards: readonly ArticleCard[] }[] {
  const months = Map.groupBy(cards, ({ published }) => published.slice(0, 7));
  return [...months].map(([month, group]) => ({
    heading: formatMonth(month),
    cards: group,
  }));
}
