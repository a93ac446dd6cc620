import { Engine } from '../engine/engine.ts';
import { facetAttributesOf } from '../filters/judge.ts';
import { find } from '../query/find.ts';
import { ApiError } from '../records/api-error.ts';
import type { Json } from '../records/record.ts';
import { queryOf } from '../settings/settings.ts';
import type { Searched } from '../store/stored-index.ts';
import { countsOf } from './facets.ts';
import { highlighted } from './highlight.ts';

/**
 * Looks for values of a facet by their beginning, with typos: a small index of the values themselves.
 * Throws a 400 where the attribute is not declared as `searchable(…)`.
 */
export function searchFacet(
  index: Searched,
  facet: string,
  asked: { readonly facetQuery: string; readonly maxFacetHits: number },
  params: Readonly<Record<string, unknown>>,
): { [name: string]: Json } {
  const query = queryOf(index.settings, params);
  const facets = facetAttributesOf(query.attributesForFaceting);
  if (!facets.some(({ path, isSearchable }) => path === facet && isSearchable)) {
    throw new ApiError(
      400,
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    );
  }
  const counts = countsOf(find(index, query).records, facet);
  const records = new Map(counts.map(({ value }) => [value, { objectID: value }]));
  const engine = new Engine(['objectID'], records.values());
  const values = { ...index, engine, records, replacements: [] };
  const found = find(values, queryOf({}, { query: asked.facetQuery }));
  const ids = new Set(found.records.map(({ objectID }) => objectID));
  const tags = { pre: query.highlightPreTag, post: query.highlightPostTag };
  return {
    facetHits: counts
      .filter(({ value }) => ids.has(value))
      .slice(0, asked.maxFacetHits)
      .map(({ value, count }) => {
        const marked = highlighted(found.words, value, tags).value ?? '';
        return { value, highlighted: marked, count };
      }),
    exhaustiveFacetsCount: true,
    processingTimeMS: 1,
  };
}
