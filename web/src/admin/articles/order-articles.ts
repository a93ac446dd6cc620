/** The order of an issue's articles: pure, so that dragging, keys and saving share it. */

interface Placed {
  readonly akey: string;
}

/** Articles in the order that is noted; those without a place follow as they come. */
export function articlesInOrder<T extends Placed>(
  articles: readonly T[],
  order: readonly string[],
): T[] {
  const placed = order.flatMap((akey) => articles.find((each) => each.akey === akey) ?? []);
  return [...placed, ...articles.filter((each) => !order.includes(each.akey))];
}

/**
 * The order after one article has gone to a place. Keys of articles that are not in the list (another
 * page of it, one that has left the issue) stay behind the others.
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
