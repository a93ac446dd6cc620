import { compareValues } from './order.ts';
import type { Value } from './value.ts';

/** The values in their order, of those that are equal for queries (1 and 1.0) only one. */
export function distinctValues(values: readonly Value[]): readonly Value[] {
  const sorted = values.toSorted(compareValues);
  return sorted.filter((value, i) => {
    const before = sorted[i - 1];
    return !before || compareValues(before, value) !== 0;
  });
}
