import { indexName, type SearchKind } from './search-kinds.ts';
import { type EngineRequest, MARKS, SYNTAX, UNWATCHED, wordsOfQuery } from './search-request.ts';

/**
 * Kinds that the header's box asks the search for, and how many of each: a query each. A press's journals
 * are in every page, and need none.
 */
export const COMPLETED_KINDS = [
  ['articles', 5],
  ['people', 3],
] as const satisfies readonly (readonly [SearchKind, number])[];

/** Names are completed from names only, not from abstracts or affiliations. */
const COMPLETED_BY = {
  articles: ['codes', 'title', 'titles', 'forms', 'firstAuthor', 'authors', 'authorsFolded'],
  people: ['codes', 'title', 'folded'],
} as const;

/** The query of the header's search box while a person types: titles and people. */
export function completionRequest(prefix: string, typed: string): EngineRequest[] {
  return COMPLETED_KINDS.map(([kind, most]) => ({
    indexName: indexName(prefix, kind),
    ...wordsOfQuery(typed),
    facetFilters: [],
    facets: [],
    hitsPerPage: most,
    restrictSearchableAttributes: [...COMPLETED_BY[kind]],
    // Of a word that is only begun, a letter more or less makes any other.
    minWordSizefor1Typo: 6,
    minWordSizefor2Typos: 10,
    attributesToHighlight: kind === 'articles' ? ['title', 'titles', 'authors'] : ['title'],
    attributesToSnippet: [],
    ...UNWATCHED,
    ...SYNTAX,
    ...MARKS,
  }));
}
