import type { CompositeIndex } from './definitions.ts';

/** An index that a scan could use. */
export interface Usable {
  /** Null for a single-field index, which needs no declaration. */
  readonly index: CompositeIndex | null;
  /** The equalities it answers, by key. */
  readonly covers: readonly string[];
  /** Whether it is read in its own direction. */
  readonly isForward: boolean;
}

/**
 * The composite indexes among the fewest that answer all equalities together; null when even all of
 * them do not. Of equals, one in its own direction is taken, then the earlier, so an entry written
 * for a query is the one that counts as used by it.
 */
export function chooseIndexes(
  equalities: readonly string[],
  usable: readonly Usable[],
): readonly CompositeIndex[] | null {
  const chosen: CompositeIndex[] = [];
  const open = new Set(equalities);
  do {
    const gain = ({ covers, isForward }: Usable) =>
      2 * covers.filter((key) => open.has(key)).length + (isForward ? 1 : 0);
    const [best] = usable.toSorted((a, b) => gain(b) - gain(a));
    if (!best || (open.size > 0 && gain(best) < 2)) return null;
    if (best.index) chosen.push(best.index);
    for (const key of best.covers) open.delete(key);
  } while (open.size > 0);
  return chosen;
}
