import type { CompositeIndex } from './definitions.ts';

/** An index that a scan could use. */
export interface Usable {
  /** Null for a single-field index, which is not reported. */
  readonly index: CompositeIndex | null;
  /** The equalities it answers, by key. */
  readonly covers: readonly string[];
}

/**
 * The composite indexes among the fewest that answer all equalities together; null when even all of
 * them do not. Of equals the earlier is taken.
 */
export function chooseIndexes(
  equalities: readonly string[],
  usable: readonly Usable[],
): readonly CompositeIndex[] | null {
  const chosen: CompositeIndex[] = [];
  const open = new Set(equalities);
  do {
    const gain = ({ covers }: Usable) => covers.filter((key) => open.has(key)).length;
    const [best] = usable.toSorted((a, b) => gain(b) - gain(a));
    if (!best || (open.size > 0 && gain(best) === 0)) return null;
    if (best.index) chosen.push(best.index);
    for (const key of best.covers) open.delete(key);
  } while (open.size > 0);
  return chosen;
}
