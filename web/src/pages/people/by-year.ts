import type { ArticleCard } from '@quire/model/entities/published';

/** Articles under the year in which they were published; the order stays. */
export const worksByYear = (
  cards: readonly ArticleCard[],
): { heading: string; cards: readonly ArticleCard[] }[] =>
  [...Map.groupBy(cards, ({ published }) => published.slice(0, 4))].map(([heading, group]) => ({
    heading,
    cards: group,
  }));
