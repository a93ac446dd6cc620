import { describe, expect, it } from 'vitest';
import { completionRequest } from './completion-request.ts';
import { SEARCH_KINDS } from './search-kinds.ts';
import { readSearchQuery } from './search-query.ts';
import { nearestRequest, quickRequest, searchRequest } from './search-request.ts';
import { isTypedEnough } from './typed-enough.ts';

const read = (address: string) => readSearchQuery(new URLSearchParams(address));

/** What may be sent: words, filters, the page's language, and how the answer is to look. Nothing of whoever asks. */
const SENT = new Set([
  ...[
    'indexName',
    'query',
    'queryLanguages',
    'facetFilters',
    'facets',
    'maxValuesPerFacet',
    'hitsPerPage',
    'page',
  ],
  ...['restrictSearchableAttributes', 'attributesToHighlight', 'attributesToSnippet'],
  ...['highlightPreTag', 'highlightPostTag', 'advancedSyntax', 'advancedSyntaxFeatures'],
  ...['minWordSizefor1Typo', 'minWordSizefor2Typos', 'removeWordsIfNoResults'],
  ...['analytics', 'clickAnalytics'],
]);

describe('what is sent to the search', () => {
  const all = SEARCH_KINDS.flatMap((kind) => {
    const search = read(`q=tides&kind=${kind}&journal=CES&author=-x:y&sort=newest`);
    return [
      ...searchRequest('', search).requests,
      ...quickRequest('', search).requests,
      ...nearestRequest('', search).requests,
      ...completionRequest('', 'tides'),
    ];
  });

  it('keeps no statistics, and says nothing of whoever asks', () => {
    for (const request of all) {
      expect(request).toMatchObject({ analytics: false, clickAnalytics: false });
      expect(Object.keys(request).filter((name) => !SENT.has(name))).toEqual([]);
    }
  });

  it('is one query while a person types, whatever filters are chosen', () => {
    expect(quickRequest('', read('q=tides&journal=CES&year=2026')).requests).toHaveLength(1);
  });

  it('counts no kind of which the number is known', () => {
    const search = read('q=tides&journal=CES&year=2026');
    expect(searchRequest('', search).requests).toHaveLength(1 + 2 + 6);
    const known = { passages: 3, journals: 1, books: 0, conferences: 0, posts: 4, people: 2 };
    const { requests, purposes } = searchRequest('', search, known);
    expect(requests).toHaveLength(3);
    expect(purposes).not.toContainEqual(expect.objectContaining({ use: 'count' }));
  });

  it('is two queries for the header, as journals are in the page', () => {
    expect(completionRequest('', 'tides')).toHaveLength(2);
  });

  it.each([
    ['a', false],
    ['ti', true],
    ['Ä', false],
    ['潮', true],
    [' ', false],
  ])('waits for more than one letter: “%s” is enough: %s', (typed, isEnough) => {
    expect(isTypedEnough(typed, 2) && typed.trim() !== '').toBe(isEnough);
  });
});
