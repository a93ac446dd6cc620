import { type ArticleCard, ArticleCardSchema } from '@quire/model/entities/published';

/** The fields of a published article that lists show: all that a list's query fetches. */
export const CARD_FIELDS = Object.keys(ArticleCardSchema.shape);

/** The card of a published article, or null for a malformed record (which is reported). */
export function articleCard(record: unknown): ArticleCard | null {
  const card = ArticleCardSchema.safeParse(record);
  return card.success ? card.data : null;
}

/** `12` before `101`, `e9` before `e10`, and articles without pages last. */
function comparePages(a: string, b: string): number {
  if (!a || !b) return Number(!a) - Number(!b);
  return a.localeCompare(b, 'en', { numeric: true });
}

/** A table of contents: in the order, then by page, then by date, then by key. */
export function sortContents(
  cards: readonly ArticleCard[],
  articleOrder: readonly string[],
): ArticleCard[] {
  const places = new Map(articleOrder.map((akey, place) => [akey, place]));
  const place = (card: ArticleCard) => places.get(card.akey) ?? articleOrder.length;
  return cards.toSorted(
    (a, b) =>
      place(a) - place(b) ||
      comparePages(a.pages, b.pages) ||
      a.published.localeCompare(b.published) ||
      a.akey.localeCompare(b.akey),
  );
}
