/**
 * From a search to what is asked of Algolia, the same in the server, the browser and the tests: one
 * multi-query for the results, what else each chosen facet offers, and how many each tab has. Algolia
 * counts, and bills, each query of it: what is known already, or not needed yet, is not asked for.
 */
import { language } from '../messages/language.ts';
import { engineQuery } from './engine-query.ts';
import { HIGHLIGHT_BEGIN, HIGHLIGHT_END } from './highlight-parts.ts';
import { indexName, newestIndexName, SEARCH_KINDS, type SearchKind } from './search-kinds.ts';
import { type EngineLanguage, queryLanguages } from './search-languages.ts';
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
  queryLanguages: EngineLanguage[];
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
  analytics: false;
  clickAnalytics: false;
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

/** Nobody keeps statistics of what people search for; a token of a user is never sent. */
export const UNWATCHED = { analytics: false, clickAnalytics: false } as const;

/** Phrases in quotes; a title is pasted with its dashes, so these exclude nothing. */
export const SYNTAX = {
  advancedSyntax: true,
  advancedSyntaxFeatures: ['exactPhrase'] as ['exactPhrase'],
};

export const MARKS = { highlightPreTag: HIGHLIGHT_BEGIN, highlightPostTag: HIGHLIGHT_END };

/** How many of each kind have the words, as far as it is known. */
export type KnownCounts = Readonly<Partial<Record<SearchKind, number>>>;

/** The words of a query and the languages that they are read in: the page's comes first. */
export const wordsOfQuery = (typed: string) => ({
  query: engineQuery(typed),
  queryLanguages: queryLanguages(typed, language()),
});

const indexOf = (prefix: string, { kind, sort }: SearchQuery): string =>
  sort === 'newest' ? newestIndexName(prefix, kind) : indexName(prefix, kind);

function resultsOf(prefix: string, search: SearchQuery): EngineRequest {
  return {
    indexName: indexOf(prefix, search),
    ...wordsOfQuery(search.q),
    facetFilters: filtersOf(search),
    facets: attributesOf(search.kind),
    maxValuesPerFacet: FACET_VALUES_MAX,
    hitsPerPage: SEARCH_PAGE_SIZE,
    page: search.page - 1,
    ...UNWATCHED,
    ...SYNTAX,
    ...MARKS,
  };
}

/** The request while a person types: the results only, which is one query. */
export const quickRequest = (prefix: string, search: SearchQuery): SearchRequest => ({
  requests: [resultsOf(prefix, search)],
  purposes: [{ use: 'results' }],
});

/**
 * All that a search's page shows. `prefix` of the indices' names; kinds in `known` are not counted again.
 */
export function searchRequest(
  prefix: string,
  search: SearchQuery,
  known: KnownCounts = {},
): SearchRequest {
  const { kind } = search;
  const chosen = SEARCH_FACETS.filter((facet) => search.facets[facet] && KIND_FACETS[kind][facet]);
  const others = SEARCH_KINDS.filter((other) => other !== kind && known[other] === undefined);
  const count = {
    ...{
      ...wordsOfQuery(search.q),
      hitsPerPage: 0,
      attributesToHighlight: [],
      attributesToSnippet: [],
    },
    ...UNWATCHED,
    ...SYNTAX,
  };
  return {
    requests: [
      resultsOf(prefix, search),
      ...chosen.map((facet) => ({
        indexName: indexOf(prefix, search),
        facetFilters: filtersOf(search, facet),
        facets: [KIND_FACETS[kind][facet] ?? facet],
        maxValuesPerFacet: FACET_VALUES_MAX,
        ...count,
      })),
      ...others.map((other) => ({
        indexName: indexName(prefix, other),
        facetFilters: [],
        facets: [],
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
    ...wordsOfQuery(q.replace(/["“”„‟«»″]/g, ' ')),
    facetFilters: [],
    facets: [],
    hitsPerPage: 5,
    page: 0,
    removeWordsIfNoResults: 'allOptional',
    ...UNWATCHED,
    ...MARKS,
  };
  return { requests: [request], purposes: [{ use: 'results' }] };
}
