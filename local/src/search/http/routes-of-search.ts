import { z } from 'zod';
import { browse } from '../answer/browse.ts';
import { search } from '../answer/search.ts';
import { searchFacet } from '../answer/search-facet.ts';
import type { Json } from '../record.ts';
import { paramsOf, parsed } from './params.ts';
import type { Call, Route } from './routes.ts';

const OneSchema = z.looseObject({
  indexName: z.string(),
  type: z.enum(['default', 'facet']).default('default'),
  facet: z.string().default(''),
  facetQuery: z.string().default(''),
  maxFacetHits: z.int().nonnegative().optional(),
});
const ManySchema = z.object({
  requests: z.array(OneSchema).max(1_000),
  strategy: z.enum(['none', 'stopIfEnoughMatches']).default('none'),
});
const FacetSchema = z.looseObject({
  facetQuery: z.string().default(''),
  maxFacetHits: z.int().nonnegative().optional(),
});
const BrowseSchema = z.looseObject({ cursor: z.string().optional() });

function many({ application, body }: Call): Json {
  const { requests, strategy } = parsed(ManySchema, body);
  const results: Json[] = [];
  let isEnough = false;
  for (const { indexName, type, facet, facetQuery, maxFacetHits, ...rest } of requests) {
    const index = application.index(indexName);
    const params = paramsOf(rest);
    if (type === 'facet') {
      const most = maxFacetHits === undefined ? {} : { maxFacetHits };
      const answer = searchFacet(index, facet, facetQuery, { ...params, ...most });
      results.push({ ...answer, index: indexName });
      continue;
    }
    const answer = search(index, isEnough ? { ...params, hitsPerPage: 0 } : params);
    results.push({ ...answer, index: indexName, ...(isEnough && { processed: false }) });
    if (strategy === 'none') continue;
    isEnough ||= Number(answer.nbHits) >= Number(answer.hitsPerPage ?? 20);
  }
  return { results };
}

export const SEARCH_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/1/indexes/*/queries', right: 'search', answer: many },
  {
    method: 'POST',
    path: '/1/indexes/:index/query',
    right: 'search',
    answer: ({ application, part, body }) =>
      search(application.index(part('index')), paramsOf(body)),
  },
  {
    method: 'POST',
    path: '/1/indexes/:index/facets/:facet/query',
    right: 'search',
    answer: ({ application, part, body }) => {
      const { facetQuery, maxFacetHits, ...rest } = parsed(FacetSchema, body);
      const most = maxFacetHits === undefined ? {} : { maxFacetHits };
      const params = { ...paramsOf(rest), ...most };
      return searchFacet(application.index(part('index')), part('facet'), facetQuery, params);
    },
  },
  {
    method: 'POST',
    path: '/1/indexes/:index/browse',
    right: 'browse',
    answer: ({ application, part, body }) => {
      const { cursor, ...rest } = parsed(BrowseSchema, body);
      return browse(application.index(part('index')), paramsOf(rest), cursor ?? null);
    },
  },
];
