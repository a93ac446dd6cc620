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
    counted.sort(
      query.sortFacetValuesBy === 'alpha'
        ? (a, b) => compare(a.value, b.value)
        : (a, b) => b.count - a.count || compare(a.value, b.value),
    );
    const shown = counted.slice(0, query.maxValuesPerFacet);
    answer.facets[path] = Object.fromEntries(shown.map(({ value, count }) => [value, count]));
    const stats = statsOf(engine, path, docs);
    if (stats) answer.facets_stats[path] = stats;
  }
  return answer;
}

/** Each value of one attribute with the number of documents that have it. */
export function countsOf(
  engine: Engine,
  path: string,
  docs: readonly number[],
): { value: string; count: number }[] {
  const { cells, values } = engine.facetColumn(path);
  const counts = new Uint32Array(values.length);
  const add = (id: number) => {
    counts[id] = (counts[id] ?? 0) + 1;
  };
  for (const doc of docs) {
    const cell = cells[doc];
    if (typeof cell === 'number') add(cell);
    else cell?.forEach(add);
  }
  return values
    .map((value, id) => ({ value, count: counts[id] ?? 0 }))
    .filter(({ count }) => count > 0);
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
