/** The order of an issue's articles, as pure functions shared by dragging, buttons and saving. */

interface Placed {
  readonly akey: string;
}

/** Articles in the stored order; those without a position follow in their existing order. */
export function articlesInOrder<T extends Placed>(
  articles: readonly T[],
  order: readonly string[],
): T[] {
  const placed = order.flatMap((akey) => articles.find((each) => each.akey === akey) ?? []);
  return [...placed, ...articles.filter((each) => !order.includes(each.akey))];
}

/**
 * The order after moving one article. Keys of articles that are not in the list (on another page, or no longer in the
 * issue) stay after the others.
 */
export function articlesMoved(
  shown: readonly string[],
  order: readonly string[],
  akey: string,
  to: number,
): string[] {
  const rest = shown.filter((each) => each !== akey);
  const place = Math.max(0, Math.min(to, rest.length));
  const next = [...rest.slice(0, place), akey, ...rest.slice(place)];
  return [...next, ...order.filter((each) => !next.includes(each))];
}
