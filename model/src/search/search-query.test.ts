import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedCode } from './code-words.ts';
import { engineQuery } from './engine-query.ts';
import { highlightParts } from './highlight-parts.ts';
import { nameSpellings } from './name-spellings.ts';
import { SEARCH_KINDS } from './search-kinds.ts';
import {
  KIND_FACETS,
  readSearchQuery,
  SEARCH_FACETS,
  type SearchQuery,
  searchParameters,
  toggleFacet,
} from './search-query.ts';

const read = (address: string) => readSearchQuery(new URLSearchParams(address));

describe('an address of the search', () => {
  it('says what is searched, and how it is narrowed', () => {
    expect(
      read('q=+tides++in&journal=CES&journal=QPH&year=2026&special=open&sort=newest&page=3'),
    ).toEqual({
      q: 'tides in',
      kind: 'articles',
      facets: { journal: ['CES', 'QPH'], year: ['2026'], special: ['open'] },
      sort: 'newest',
      page: 3,
    });
  });

  it.each([
    ['', { q: '', kind: 'articles', facets: {}, sort: 'relevance', page: 1 }],
    ['kind=invoices&page=-2&sort=price', { kind: 'articles', page: 1, sort: 'relevance' }],
    ['kind=people&type=editorial&sort=newest', { kind: 'people', facets: {}, sort: 'relevance' }],
    ['page=1e9', { page: 50 }],
    ['journal=&journal=%20', { facets: {} }],
  ])('leaves out what makes no sense: %s', (address, expected) => {
    expect(read(address)).toMatchObject(expected);
  });

  it('is the same after it was written and read again', () => {
    const value = fc.string({ minLength: 1, maxLength: 30 }).filter((text) => text.trim() === text);
    const searches = fc.record({
      q: fc.string({ maxLength: 60 }).map((text) => text.replace(/\s+/g, ' ').trim()),
      kind: fc.constantFrom(...SEARCH_KINDS),
      chosen: fc.dictionary(
        fc.constantFrom(...SEARCH_FACETS),
        fc.uniqueArray(value, { minLength: 1, maxLength: 3 }),
      ),
      page: fc.integer({ min: 1, max: 50 }),
      newest: fc.boolean(),
    });
    fc.assert(
      fc.property(searches, ({ q, kind, chosen, page, newest }) => {
        const known = SEARCH_FACETS.filter((facet) => KIND_FACETS[kind][facet] && chosen[facet]);
        const search: SearchQuery = {
          q,
          kind,
          facets: Object.fromEntries(known.map((facet) => [facet, chosen[facet] ?? []])),
          sort: newest && (kind === 'articles' || kind === 'posts') ? 'newest' : 'relevance',
          page,
        };
        expect(read(searchParameters(search).toString())).toEqual(search);
      }),
    );
  });

  it('goes back to the first page where a facet changes', () => {
    const chosen = toggleFacet(read('q=mud&page=4'), 'author', 'Mara Holt');
    expect(searchParameters(chosen).toString()).toBe('q=mud&author=Mara+Holt');
    expect(toggleFacet(chosen, 'author', 'Mara Holt').facets).toEqual({});
  });
});

describe('what is asked of the engine', () => {
  it.each([
    ['https://doi.org/10.5555/CES.2026-1(a)', '105555ces20261a'],
    ['(doi:10.5555/ces.1).', '105555ces1'],
    ['ISSN:2049-3630', '20493630'],
    ['reefs ISSN: 2049-3630', 'reefs 20493630'],
    ['2049-3631', '2049-3631'],
    ['0000-0002-1825-0097 reefs', '0000000218250097 reefs'],
    ['978-3-16-148410-0', '9783161484100'],
    ['“salt marsh” mud', '"salt marsh" mud'],
    ['"salt mar', 'salt mar'],
    ['  Müller   reef ', 'Müller reef'],
    ['salt\u0000marsh\u001b mud\ud83d', 'salt marsh mud\ufffd'],
  ])('for %s is %s', (typed, asked) => {
    expect(engineQuery(typed)).toBe(asked);
  });

  it('is never longer than Algolia takes', () => {
    fc.assert(
      fc.property(
        fc.string({
          maxLength: 700,
          unit: fc.constantFrom('a', ' ', '潮', '🌊', '\ud83d', '\u0000'),
        }),
        (typed) => {
          const asked = engineQuery(typed);
          expect(new TextEncoder().encode(asked).length).toBeLessThanOrEqual(512);
          expect(asked.isWellFormed()).toBe(true);
        },
      ),
    );
  });

  it('recognises an identifier whatever surrounds it', () => {
    expect(typedCode('<https://orcid.org/0000-0002-1825-0097>,')).toBe('0000000218250097');
    expect(typedCode('tides')).toBeNull();
  });
});

describe('a name', () => {
  it.each([
    ['Jana Müller', ['jana muller', 'jana mueller']],
    ['Łukasz Żółw', ['lukasz zolw']],
    ['Mara Holt', []],
    ['Åse Ørn', ['ase orn', 'aase oern']],
  ])('%s is found by %j as well', (name, spellings) => {
    expect(nameSpellings(name)).toEqual(expect.arrayContaining(spellings));
    if (spellings.length === 0) expect(nameSpellings(name)).toEqual([]);
  });
});

describe('a highlighted text', () => {
  it.each([
    ['plain', [{ text: 'plain', isMatch: false }]],
    [
      'a __ais-highlight__tide__/ais-highlight__ <b>',
      [
        { text: 'a ', isMatch: false },
        { text: 'tide', isMatch: true },
        { text: ' <b>', isMatch: false },
      ],
    ],
    ['__ais-highlight__cut', [{ text: 'cut', isMatch: true }]],
    ['', []],
  ])('has its parts: %s', (text, parts) => {
    expect(highlightParts(text)).toEqual(parts);
  });
});
