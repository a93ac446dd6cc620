/**
 * From a search to what is asked of Algolia, the same in the server, the browser and the tests: one
 * multi-query for the results, what else each chosen facet offers, and how many each tab has.
 */
import { engineQuery } from './engine-query.ts';
import { HIGHLIGHT_BEGIN, HIGHLIGHT_END } from './highlight-parts.ts';
import { indexName, newestIndexName, SEARCH_KINDS, type SearchKind } from './search-kinds.ts';
import {
  KIND_FACETS,
  SEARCH_FACETS,
  SEARCH_PAGE_SIZE,
  type SearchFacet,
  type SearchQuery,
} from './search-query.ts';

/** One query of Algolia's multi-query, as far as we use it. `algoliasearch` takes it as it is. */
export interface EngineRequest {
  indexName: string;
  query: string;
  facetFilters: string[][];
  facets: string[];
  hitsPerPage: number;
  page?: number;
  maxValuesPerFacet?: number;
  restrictSearchableAttributes?: string[];
  attributesToHighlight?: string[];
  attributesToSnippet?: string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  advancedSyntax?: boolean;
  advancedSyntaxFeatures?: ('exactPhrase' | 'excludeWords')[];
  minWordSizefor1Typo?: number;
  minWordSizefor2Typos?: number;
  removeWordsIfNoResults?: 'none' | 'lastWords' | 'firstWords' | 'allOptional';
  analytics?: boolean;
}

/** What a request of a multi-query is there for, in the order of the requests. */
export type EnginePurpose =
  | { readonly use: 'results' }
  | { readonly use: 'facet'; readonly facet: SearchFacet }
  | { readonly use: 'count'; readonly kind: SearchKind };

export interface SearchRequest {
  readonly requests: EngineRequest[];
  readonly purposes: readonly EnginePurpose[];
}

/** Authors and years of a result may be many: the page offers the most frequent. */
const FACET_VALUES_MAX = 60;

/** `-` before a value would exclude it. */
const facetFilter = (attribute: string, value: string): string =>
  `${attribute}:${value.startsWith('-') ? '\\' : ''}${value}`;

/** Values of one facet are alternatives, facets go together. */
function filtersOf({ kind, facets }: SearchQuery, but?: SearchFacet): string[][] {
  return SEARCH_FACETS.flatMap((facet) => {
    const attribute = KIND_FACETS[kind][facet];
    const values = facets[facet];
    if (!attribute || !values || facet === but) return [];
    return [values.map((value) => facetFilter(attribute, value))];
  });
}

const attributesOf = (kind: SearchKind): string[] => Object.values(KIND_FACETS[kind]);

/** Phrases in quotes; a title is pasted with its dashes, so these exclude nothing. */
const SYNTAX = {
  advancedSyntax: true,
  advancedSyntaxFeatures: ['exactPhrase'] as ['exactPhrase'],
};

const MARKS = { highlightPreTag: HIGHLIGHT_BEGIN, highlightPostTag: HIGHLIGHT_END };

/** What a search asks. `prefix` of the indices' names. */
export function searchRequest(prefix: string, search: SearchQuery): SearchRequest {
  const { kind, sort, page } = search;
  const query = engineQuery(search.q);
  const name = sort === 'newest' ? newestIndexName(prefix, kind) : indexName(prefix, kind);
  const results: EngineRequest = {
    indexName: name,
    query,
    facetFilters: filtersOf(search),
    facets: attributesOf(kind),
    maxValuesPerFacet: FACET_VALUES_MAX,
    hitsPerPage: SEARCH_PAGE_SIZE,
    page: page - 1,
    ...SYNTAX,
    ...MARKS,
  };
  const chosen = SEARCH_FACETS.filter((facet) => search.facets[facet] && KIND_FACETS[kind][facet]);
  const others = SEARCH_KINDS.filter((other) => other !== kind);
  const count = { hitsPerPage: 0, attributesToHighlight: [], attributesToSnippet: [], ...SYNTAX };
  return {
    requests: [
      results,
      ...chosen.map((facet) => ({
        indexName: name,
        query,
        facetFilters: filtersOf(search, facet),
        facets: [KIND_FACETS[kind][facet] ?? facet],
        maxValuesPerFacet: FACET_VALUES_MAX,
        analytics: false,
        ...count,
      })),
      ...others.map((other) => ({
        indexName: indexName(prefix, other),
        query,
        facetFilters: [],
        facets: [],
        analytics: false,
        ...count,
      })),
    ],
    purposes: [
      { use: 'results' },
      ...chosen.map((facet) => ({ use: 'facet' as const, facet })),
      ...others.map((other) => ({ use: 'count' as const, kind: other })),
    ],
  };
}

/**
 * Where nothing has all of it: what has most of the words, in the same tab, whatever was chosen of its
 * facets. One query.
 */
export function nearestRequest(prefix: string, { q, kind }: SearchQuery): SearchRequest {
  const request: EngineRequest = {
    indexName: indexName(prefix, kind),
    query: engineQuery(q.replace(/["“”„‟«»″]/g, ' ')),
    facetFilters: [],
    facets: [],
    hitsPerPage: 5,
    page: 0,
    removeWordsIfNoResults: 'allOptional',
    analytics: false,
    ...MARKS,
  };
  return { requests: [request], purposes: [{ use: 'results' }] };
}

/** Kinds that the header's box completes, and how many of each. */
export const COMPLETED_KINDS = [
  ['articles', 5],
  ['journals', 3],
  ['people', 3],
] as const satisfies readonly (readonly [SearchKind, number])[];

/** Whoever completes a name means the name: not a word of an abstract, nor where somebody works. */
const COMPLETED_BY = {
  articles: ['codes', 'title', 'firstAuthor', 'authors', 'authorsFolded'],
  journals: ['codes', 'title', 'name'],
  people: ['codes', 'title', 'folded'],
} as const;

/** What the header's box asks while somebody types: titles, journals, people. */
export function completionRequest(prefix: string, typed: string): EngineRequest[] {
  return COMPLETED_KINDS.map(([kind, most]) => ({
    indexName: indexName(prefix, kind),
    query: engineQuery(typed),
    facetFilters: [],
    facets: [],
    hitsPerPage: most,
    restrictSearchableAttributes: [...COMPLETED_BY[kind]],
    // Of a word that is only begun, a letter more or less makes any other.
    minWordSizefor1Typo: 6,
    minWordSizefor2Typos: 10,
    attributesToHighlight: kind === 'articles' ? ['title', 'authors'] : ['title'],
    attributesToSnippet: [],
    analytics: false,
    ...SYNTAX,
    ...MARKS,
  }));
}
