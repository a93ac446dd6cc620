import { z } from 'zod';
import { browse } from '../answer/browse.ts';
import { search } from '../answer/search.ts';
import { searchFacet } from '../answer/search-facet.ts';
import type { Json } from '../records/record.ts';
import { paramsOf, parsed } from './params.ts';
import type { Call, Route } from './route.ts';

const ManySchema = z.strictObject({
  requests: z.array(
    z.looseObject({ indexName: z.string(), type: z.literal('default').optional() }),
  ),
  strategy: z.literal('none').optional(),
});
const FacetSchema = z.looseObject({
  facetQuery: z.string().default(''),
  maxFacetHits: z.int().nonnegative().max(100).default(10),
});
const BrowseSchema = z.looseObject({ cursor: z.string().default('') });

function many({ application, body }: Call): Json {
  const results = parsed(ManySchema, body).requests.map(({ indexName, type, ...rest }): Json => {
    return { ...search(application.searched(indexName), paramsOf(rest)), index: indexName };
  });
  return { results };
}

function one({ application, part, body }: Call): Json {
  return search(application.searched(part('index')), paramsOf(body));
}

function facet({ application, part, body }: Call): Json {
  const { facetQuery, maxFacetHits, ...rest } = parsed(FacetSchema, body);
  const asked = { facetQuery, maxFacetHits };
  return searchFacet(application.searched(part('index')), part('facet'), asked, paramsOf(rest));
}

function all({ application, part, body }: Call): Json {
  const { cursor, ...rest } = parsed(BrowseSchema, body);
  return browse(application.searched(part('index')), paramsOf(rest), cursor);
}

export const SEARCH_ROUTES: readonly Route[] = [
  ['post', '/1/indexes/:all(\\*)/queries', 'search', many],
  ['post', '/1/indexes/:index/query', 'search', one],
  ['post', '/1/indexes/:index/facets/:facet/query', 'search', facet],
  ['post', '/1/indexes/:index/browse', 'browse', all],
];
