/** A search as its address says it: `/search?q=tides&journal=CES&year=2026&sort=newest&page=2`. */
import { isDatedKind, SEARCH_KINDS, type SearchKind } from './search-kinds.ts';

/** What results can be narrowed by; each a parameter of the address that may stand there repeatedly. */
export const SEARCH_FACETS = [
  'journal',
  'year',
  'type',
  'subject',
  'author',
  'licence',
  'special',
] as const;
export type SearchFacet = (typeof SEARCH_FACETS)[number];

/** Where each kind has them: the attribute of its records. */
export const KIND_FACETS: Readonly<
  Record<SearchKind, Readonly<Partial<Record<SearchFacet, string>>>>
> = {
  articles: {
    journal: 'journalKey',
    year: 'year',
    type: 'type',
    subject: 'subjects',
    author: 'authors',
    licence: 'licence',
    special: 'special',
  },
  // Values would be counted by passages, and several of these are one result.
  passages: {},
  journals: { subject: 'subjects', special: 'special' },
  books: { year: 'year', subject: 'subjects', author: 'authors', licence: 'licence' },
  conferences: { year: 'year', subject: 'subjects' },
  posts: { journal: 'journalKey', year: 'year', subject: 'subjects', author: 'authors' },
  people: { journal: 'journalKey' },
};

export const SEARCH_SORTS = ['relevance', 'newest'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

export interface SearchQuery {
  /** As typed. */
  readonly q: string;
  readonly kind: SearchKind;
  /** What is chosen of each facet that the kind has; facets without a choice are absent. */
  readonly facets: Readonly<Partial<Record<SearchFacet, readonly string[]>>>;
  readonly sort: SearchSort;
  /** From 1. */
  readonly page: number;
}

/** Longer titles exist; what is typed or pasted beyond it is cut. */
export const SEARCH_Q_MAX = 500;
const VALUE_MAX = 200;
const VALUES_MAX = 20;
/** Algolia shows the first 1,000 results of a query. */
export const SEARCH_RESULTS_MAX = 1_000;
export const SEARCH_PAGE_SIZE = 20;
export const SEARCH_PAGES_MAX = SEARCH_RESULTS_MAX / SEARCH_PAGE_SIZE;

/** Reads an address' parameters. Invalid values are ignored, because anyone can type an address. */
export function readSearchQuery(parameters: URLSearchParams): SearchQuery {
  const kind = SEARCH_KINDS.find((known) => known === parameters.get('kind')) ?? 'articles';
  const facets: Partial<Record<SearchFacet, readonly string[]>> = {};
  for (const facet of SEARCH_FACETS) {
    if (!KIND_FACETS[kind][facet]) continue;
    const values = parameters.getAll(facet).map((value) => value.trim());
    const chosen = [...new Set(values)].filter((value) => value && value.length <= VALUE_MAX);
    if (chosen.length > 0) facets[facet] = chosen.slice(0, VALUES_MAX);
  }
  const isNewest = parameters.get('sort') === 'newest' && isDatedKind(kind);
  const page = Number(parameters.get('page') ?? 1);
  return {
    q: (parameters.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, SEARCH_Q_MAX),
    kind,
    facets,
    sort: isNewest ? 'newest' : 'relevance',
    page: Number.isInteger(page) && page > 0 ? Math.min(page, SEARCH_PAGES_MAX) : 1,
  };
}

/** The parameters of a search's one address: nothing that goes without saying, always in this order. */
export function searchParameters({ q, kind, facets, sort, page }: SearchQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  if (q) parameters.set('q', q);
  if (kind !== 'articles') parameters.set('kind', kind);
  for (const facet of SEARCH_FACETS) {
    if (!KIND_FACETS[kind][facet]) continue;
    for (const value of facets[facet] ?? []) parameters.append(facet, value);
  }
  if (sort === 'newest' && isDatedKind(kind)) parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  return parameters;
}

/** The same search with a value of a facet selected or deselected; from its first page. */
export function toggleFacet(query: SearchQuery, facet: SearchFacet, value: string): SearchQuery {
  const { [facet]: before = [], ...others } = query.facets;
  const after = before.includes(value)
    ? before.filter((each) => each !== value)
    : [...before, value];
  return { ...query, page: 1, facets: after.length > 0 ? { ...others, [facet]: after } : others };
}

/** The same words in another tab: what narrows one kind says nothing of another. */
export const inKind = (query: SearchQuery, kind: SearchKind): SearchQuery => ({
  q: query.q,
  kind,
  facets: {},
  sort: 'relevance',
  page: 1,
});
