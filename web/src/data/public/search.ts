import { SEARCH_TERMS } from '@quire/model/collections';
import { type SearchEntry, type SearchTerm, SearchTermSchema } from '@quire/model/entities/list';
import { isYear, queryTerms, searchWords } from '@quire/model/search-terms';
import { parseDocument } from './parse.ts';
import type { PublicDoor } from './public-door.ts';

/** As many words of a query are looked up; the others are found in the entries of these. */
const TERMS_READ = 2;
const RESULTS_MAX = 50;

export interface SearchResults {
  /** The words that were looked for; none where the query has only words like "of" and "the". */
  readonly terms: readonly string[];
  /** Those with every word in the title first, journals before the others, then the newest. */
  readonly entries: readonly SearchEntry[];
  /** There are others, or older ones: a further word would find them. */
  readonly hasMore: boolean;
}

const nothing = (terms: readonly string[]): SearchResults => ({
  terms,
  entries: [],
  hasMore: false,
});

/**
 * What has every word of the query: in its title, among its authors and keywords, as its DOI, in its
 * journal's name. Reads at most two documents.
 */
export async function search(door: PublicDoor, query: string): Promise<SearchResults> {
  const terms = queryTerms(query);
  const asked = terms.filter((term, place) => place < TERMS_READ && (place === 0 || !isYear(term)));
  if (asked.length === 0) return nothing(terms);
  const lists: SearchTerm[] = [];
  for (const document of await Promise.all(
    asked.map((term) => door.document(SEARCH_TERMS, term)),
  )) {
    const list = parseDocument(SearchTermSchema, document);
    // Nothing has this word, so nothing has all of them.
    if (!list) return nothing(terms);
    lists.push(list);
  }
  const whole = lists.find(({ isCut }) => !isCut);
  const found = candidates(whole ? [whole] : lists).filter((entry) => hasAll(entry, terms));
  const ranked = found.toSorted(
    (a, b) =>
      inTitle(b.title, terms) - inTitle(a.title, terms) ||
      Number(b.kind === 'journal') - Number(a.kind === 'journal') ||
      b.date.localeCompare(a.date) ||
      a.path.localeCompare(b.path),
  );
  return {
    terms,
    entries: ranked.slice(0, RESULTS_MAX),
    hasMore: !whole || ranked.length > RESULTS_MAX,
  };
}

/** A whole list holds all that has every word; of lists that were cut, each may hold what others lack. */
function candidates(lists: readonly SearchTerm[]): SearchEntry[] {
  const byPath = new Map(lists.flatMap(({ entries }) => entries.map((each) => [each.path, each])));
  return [...byPath.values()];
}

function hasAll(entry: SearchEntry, terms: readonly string[]): boolean {
  const words = new Set([...searchWords(entry.title), ...entry.words.split(' ')]);
  return terms.every((term) => words.has(term) || (isYear(term) && entry.date.startsWith(term)));
}

function inTitle(title: string, terms: readonly string[]): number {
  const words = new Set(searchWords(title));
  return Number(terms.every((term) => words.has(term)));
}
