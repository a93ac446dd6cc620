import { ApiError } from '../api-error.ts';
import { Engine } from '../engine/engine.ts';
import { facetAttributesOf } from '../filters/facet-attributes.ts';
import { find } from '../query/find.ts';
import type { Json } from '../record.ts';
import { queryOf } from '../settings/settings.ts';
import { countsOf } from './facets.ts';
import { highlighted } from './highlight.ts';
import type { Searched } from './search.ts';

const MOST_VALUES = 100;

/**
 * Looks for values of a facet by their beginning, with typos: a small index of the values themselves.
 * Throws a 400 where the attribute is not declared as `searchable(…)`.
 */
export function searchFacet(
  index: Searched,
  facet: string,
  facetQuery: string,
  params: Readonly<Record<string, unknown>>,
): { [name: string]: Json } {
  const { maxFacetHits = 10, ...rest } = params;
  const query = queryOf(index.settings, rest);
  const asked = facetAttributesOf(query).find(({ path }) => path === facet);
  if (!asked?.isSearchable) {
    throw new ApiError(
      400,
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    );
  }
  const finding = find(index.engine, query, index.replacements, index.isVirtual);
  const counts = countsOf(index.engine, facet, finding.docs);
  const records = counts.map(({ value, count }) => ({ objectID: value, count }));
  const indexing = { searchableAttributes: ['objectID'], separatorsToIndex: '' };
  const values = new Engine(indexing, facetQuery.trim() === '' ? [] : records);
  const found = find(
    values,
    queryOf({ customRanking: ['desc(count)'] }, { query: facetQuery }),
    [],
    true,
  );
  const most = Math.min(Number(maxFacetHits), MOST_VALUES);
  const best =
    facetQuery.trim() === '' ? counts : found.ranks(0, most).map((doc) => countOf(values, doc));
  const tags = { pre: query.highlightPreTag, post: query.highlightPostTag };
  return {
    facetHits: best
      .toSorted((a, b) => b.count - a.count)
      .slice(0, most)
      .map(({ value, count }) => ({
        value,
        highlighted: String(highlighted(values, found.words, value, tags).value),
        count,
      })),
    exhaustiveFacetsCount: true,
    processingTimeMS: 1,
  };
}

const countOf = (values: Engine, doc: number) => {
  const { objectID, count } = values.recordAt(doc);
  return { value: objectID, count: Number(count) };
};
