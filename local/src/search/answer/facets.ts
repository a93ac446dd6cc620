import { valuesAt } from '../engine/attribute-values.ts';
import { facetAttributesOf } from '../filters/judge.ts';
import type { Json, Rec } from '../records/record.ts';
import type { Query } from '../settings/settings.ts';

/** How often each value of the requested facets occurs in some records. */
export function facetsOf(records: readonly Rec[], query: Query) {
  const facets: { [name: string]: Json } = {};
  const stats: { [name: string]: Json } = {};
  for (const { path, isCounted } of facetAttributesOf(query.attributesForFaceting)) {
    if (!isCounted || !(query.facets.includes('*') || query.facets.includes(path))) continue;
    const counted = countsOf(records, path).slice(0, query.maxValuesPerFacet);
    if (counted.length === 0) continue;
    facets[path] = Object.fromEntries(counted.map(({ value, count }) => [value, count]));
    const numbers = records.flatMap((record) => valuesAt(record, path)).filter(isNumber);
    if (numbers.length > 0) stats[path] = statsOf(numbers);
  }
  return { facets, ...(Object.keys(stats).length > 0 && { facets_stats: stats }) };
}

/** Each value of one attribute with the number of records that have it, the most frequent first. */
export function countsOf(
  records: readonly Rec[],
  path: string,
): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const record of records) {
    for (const value of new Set(valuesAt(record, path).map(String))) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return Array.from(counts, ([value, count]) => ({ value, count })).sort(
    (a, b) => b.count - a.count || (a.value < b.value ? -1 : 1),
  );
}

function statsOf(numbers: readonly number[]): { [name: string]: Json } {
  const sum = numbers.reduce((all, one) => all + one, 0);
  const [min = 0, max = 0] = numbers.reduce(
    ([least, most], one) => [Math.min(least, one), Math.max(most, one)],
    [Infinity, -Infinity],
  );
  return { min, max, avg: sum / numbers.length, sum };
}

const isNumber = (value: unknown): value is number => typeof value === 'number';
