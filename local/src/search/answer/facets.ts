import type { Engine } from '../engine/engine.ts';
import { facetAttributesOf } from '../filters/facet-attributes.ts';
import type { Query } from '../settings/settings.ts';

export interface FacetAnswer {
  readonly facets: Record<string, Record<string, number>>;
  readonly facets_stats: Record<string, { min: number; max: number; avg: number; sum: number }>;
}

/** How often each value of the facets asked for stands in the documents found. */
export function facetsOf(engine: Engine, docs: readonly number[], query: Query): FacetAnswer {
  const answer: FacetAnswer = { facets: {}, facets_stats: {} };
  for (const { path, isCounted } of facetAttributesOf(query)) {
    if (!isCounted || !(query.facets.includes('*') || query.facets.includes(path))) continue;
    const counted = countsOf(engine, path, docs);
    if (counted.length === 0) continue;
    const shown = firstOf(counted, query);
    answer.facets[path] = Object.fromEntries(shown.map(({ value, count }) => [value, count]));
    const stats = statsOf(engine, path, docs);
    if (stats) answer.facets_stats[path] = stats;
  }
  return answer;
}

type Counted = { readonly value: string; readonly count: number };

/** The values that are told, in their order. Of very many only the most frequent are sorted. */
function firstOf(
  counted: Counted[],
  { sortFacetValuesBy, maxValuesPerFacet: most }: Query,
): Counted[] {
  if (sortFacetValuesBy === 'alpha') {
    return counted.sort((a, b) => compare(a.value, b.value)).slice(0, most);
  }
  const least = counted.length > most ? leastOfFirst(counted, most) : 0;
  return counted
    .filter(({ count }) => count >= least)
    .sort((a, b) => b.count - a.count || compare(a.value, b.value))
    .slice(0, most);
}

/** How often the last of so many most frequent values stands there. */
function leastOfFirst(counted: readonly Counted[], most: number): number {
  const values = new Map<number, number>();
  for (const { count } of counted) values.set(count, (values.get(count) ?? 0) + 1);
  let sum = 0;
  for (const [count, many] of [...values].sort(([a], [b]) => b - a)) {
    sum += many;
    if (sum >= most) return count;
  }
  return 0;
}

/** Each value of one attribute with the number of documents that have it. */
export function countsOf(engine: Engine, path: string, docs: readonly number[]): Counted[] {
  const { cells, values } = engine.facetColumn(path);
  const counts = new Uint32Array(values.length);
  // Of very many authors few are met: only those are looked at again.
  const met: number[] = [];
  const add = (id: number) => {
    const count = counts[id] ?? 0;
    if (count === 0) met.push(id);
    counts[id] = count + 1;
  };
  for (const doc of docs) {
    const cell = cells[doc];
    if (typeof cell === 'number') add(cell);
    else if (cell) for (const id of cell) add(id);
  }
  return met.map((id) => ({ value: values[id] ?? '', count: counts[id] ?? 0 }));
}

function statsOf(engine: Engine, path: string, docs: readonly number[]) {
  const { cells } = engine.numberColumn(path);
  let [min, max, sum, count] = [Infinity, -Infinity, 0, 0];
  for (const doc of docs) {
    const cell = cells[doc] ?? [];
    for (const value of typeof cell === 'number' ? [cell] : cell) {
      min = Math.min(min, value);
      max = Math.max(max, value);
      sum += value;
      count += 1;
    }
  }
  return count === 0 ? null : { min, max, avg: sum / count, sum };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
