import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeArticles, openTestSearch, type TestSearch } from './testing/press.ts';

const SETTINGS = {
  searchableAttributes: [
    'title',
    'unordered(authors)',
    'doi',
    'issn',
    'unordered(abstract)',
    'people.name',
  ],
  attributesForFaceting: ['journal', 'searchable(authors)', 'year', 'filterOnly(secret)', 'open'],
  customRanking: ['desc(date)'],
  attributesToSnippet: ['abstract:6'],
  disableTypoToleranceOnAttributes: ['doi', 'issn'],
  advancedSyntax: true,
};
const SPECIAL = [
  {
    objectID: 'mueller',
    title: 'Tidal creeks carry silt',
    authors: ['Jürgen Müller', 'Ana Nuñez'],
    journal: 'Acta',
    year: 2021,
    date: 9001,
    issn: '2049-3630',
    open: true,
    secret: 'x',
    abstract:
      'Long ago nobody knew where the silt of tidal creeks came from, until somebody followed the water for a whole winter and weighed it.',
  },
  {
    objectID: 'obrien',
    title: "O'Brien's co-operation in oceanography",
    authors: ["Flann O'Brien"],
    journal: 'Acta',
    year: 2019,
    date: 9002,
  },
  {
    objectID: 'exact',
    title: 'Ocean',
    authors: ['Łukasz Ødegård'],
    journal: 'Beta',
    year: 2018,
    date: 9003,
  },
  {
    objectID: 'prefix',
    title: 'Oceanic currents',
    authors: [],
    journal: 'Beta',
    year: 2018,
    date: 9004,
    people: [{ name: 'Zoë Quill' }],
  },
  { objectID: 'near', title: 'Warm water of the bay', journal: 'Beta', year: 2017, date: 9005 },
  {
    objectID: 'far',
    title: 'Warm winds over cold and shallow water',
    journal: 'Gamma',
    year: 2017,
    date: 9006,
  },
  { objectID: 'kanji', title: '海洋学の研究', journal: 'Gamma', year: 2016, date: 9007 },
];

let search: TestSearch;
const ask = async (query: string, params: Record<string, unknown> = {}) => {
  const answer = await search.searcher.searchSingleIndex<Record<string, unknown>>({
    indexName: 'articles',
    searchParams: { query, ...params },
  });
  return { ...answer, ids: answer.hits.map(({ objectID }) => objectID) };
};

beforeAll(async () => {
  search = await openTestSearch();
  await search.fill('articles', SETTINGS, [...SPECIAL, ...madeArticles(300)]);
});
afterAll(() => search.server.stop());

describe('words', () => {
  it.each([
    ['a title', 'Tidal creeks carry silt', 'mueller'],
    ['one typo in a word of four letters', 'tidal creeks slit', 'mueller'],
    ['two typos in a word of eight', 'ocaenogrphy', 'obrien'],
    ['swapped letters as one typo', 'wram water bay', 'near'],
    ['a beginning with a typo', 'ocaenog', 'obrien'],
    ['a name without its accents', 'jurgen muller', 'mueller'],
    ['a name written out, which is a typo away', 'Mueller tidal', 'mueller'],
    ['letters with strokes', 'lukasz odegard', 'exact'],
    ['an apostrophe left out', 'obrien', 'obrien'],
    ['a hyphen left out', 'cooperation', 'obrien'],
    ['two words written as one', 'tidalcreeks', 'mueller'],
    ['one word written as two', 'ocean ography', 'obrien'],
    ['an ISSN', '2049-3630', 'mueller'],
    ['a nested attribute', 'zoe quill', 'prefix'],
    ['signs without spaces', '海洋', 'kanji'],
    ['a DOI', '10.5555/made.17', 'a0017'],
  ])('finds by %s', async (_, query, id) => {
    expect((await ask(query)).ids[0]).toBe(id);
  });

  it('counts a typo in the first letter as two', async () => {
    expect((await ask('tilt')).ids).not.toContain('mueller');
    expect((await ask('xceanography')).ids).toEqual(['obrien']);
  });

  it('forgives typos only where nothing is found without', async () => {
    expect((await ask('oceanic currents')).ids).toEqual(['prefix']);
    expect((await ask('oceanic curents')).ids).toEqual(['prefix']);
    expect((await ask('warn water bay')).ids).toEqual(['near']);
  });

  it('forgives no typo in words of three letters, nor where settings forbid it', async () => {
    expect((await ask('bax water')).nbHits).toBe(0);
    expect((await ask('2049-3631')).nbHits).toBe(0);
    expect((await ask('tidal creecks', { typoTolerance: false })).nbHits).toBe(0);
  });

  it('takes only the last word as a beginning', async () => {
    expect((await ask('tid creeks')).nbHits).toBe(0);
    expect((await ask('tid creeks', { queryType: 'prefixAll' })).ids).toEqual(['mueller']);
    expect(
      (await ask('tidal cree', { queryType: 'prefixNone', typoTolerance: false })).nbHits,
    ).toBe(0);
  });

  it('keeps phrases together and leaves out what a minus names', async () => {
    expect((await ask('"warm water"')).ids).toEqual(['near']);
    expect((await ask('warm -winds')).ids).toEqual(['near']);
  });

  it('gives up words only where it is told to', async () => {
    expect((await ask('tidal zzzzzz')).nbHits).toBe(0);
    const last = await ask('tidal zzzzzz', { removeWordsIfNoResults: 'lastWords' });
    expect(last).toMatchObject({ ids: ['mueller'], queryAfterRemoval: 'tidal <em>zzzzzz</em>' });
    expect((await ask('zzzzzz tidal', { removeWordsIfNoResults: 'firstWords' })).ids).toEqual([
      'mueller',
    ]);
    expect((await ask('zzzzzz tidal', { removeWordsIfNoResults: 'allOptional' })).ids).toEqual([
      'mueller',
    ]);
    expect((await ask('zzzzzz tidal', { optionalWords: 'zzzzzz' })).ids).toEqual(['mueller']);
  });
});

describe('ranking', () => {
  it('puts a whole word before one that goes on', async () => {
    expect((await ask('ocean')).ids.slice(0, 2)).toEqual(['exact', 'prefix']);
  });
  it('puts words that stand together first', async () => {
    expect((await ask('warm water')).ids.slice(0, 2)).toEqual(['near', 'far']);
  });
  it('puts the better attribute first, then the newest', async () => {
    expect((await ask('silt')).ids[0]).toBe('mueller');
    expect((await ask('', { hitsPerPage: 3 })).ids).toEqual(['kanji', 'far', 'near']);
  });
  it('finds every record by its title, with a typo too, and by author and two words', async () => {
    for (let i = 0; i < 300; i += 37) {
      const { title, objectID } = madeArticles(300)[i] ?? {};
      const typo = String(title).replace(/(\w\w)(\w)(\w)/, '$1$3$2');
      for (const query of [String(title), typo, `Author${i} year ${i}`]) {
        expect((await ask(query)).ids.slice(0, 3), query).toContain(objectID);
      }
    }
  });
  it('takes words for near that are nearer than is asked for', async () => {
    const { hits } = await ask('warm water', { getRankingInfo: true, minProximity: 7 });
    expect(hits.map(({ _rankingInfo: info }) => info?.proximityDistance)).toEqual([7, 7]);
    expect(hits[0]?.objectID).toBe('far');
  });
  it('sums up what it ranks by', async () => {
    const { hits } = await ask('warm water', { getRankingInfo: true });
    expect(hits[0]?._rankingInfo).toMatchObject({
      nbTypos: 0,
      words: 2,
      proximityDistance: 1,
      nbExactWords: 2,
    });
  });
});

describe('answers', () => {
  it('marks what was found, in lists and below names too', async () => {
    const { hits } = await ask('müller silt', { highlightPreTag: '[', highlightPostTag: ']' });
    expect(hits[0]?._highlightResult).toMatchObject({
      title: { value: 'Tidal creeks carry [silt]', matchLevel: 'partial', matchedWords: ['silt'] },
      authors: [
        {
          value: 'Jürgen [Müller]',
          matchLevel: 'partial',
          fullyHighlighted: false,
          matchedWords: ['muller'],
        },
        { value: 'Ana Nuñez', matchLevel: 'none', matchedWords: [] },
      ],
    });
    const nested = await ask('zoe qui');
    expect(nested.hits[0]?._highlightResult?.people).toEqual([
      {
        name: {
          value: '<em>Zoë</em> <em>Qui</em>ll',
          matchLevel: 'full',
          fullyHighlighted: false,
          matchedWords: ['zoe', 'qui'],
        },
      },
    ]);
  });
  it('shows a piece of a long text around what was found', async () => {
    const { hits } = await ask('weighed winter');
    expect(hits[0]?._snippetResult?.abstract).toEqual({
      value: '…a whole <em>winter</em> and <em>weighed</em> it.',
      matchLevel: 'full',
    });
  });
  it('sends the attributes asked for', async () => {
    const { hits } = await ask('tidal', {
      attributesToRetrieve: ['title', 'year'],
      attributesToHighlight: [],
    });
    expect(hits).toEqual([
      {
        objectID: 'mueller',
        title: 'Tidal creeks carry silt',
        year: 2021,
        _snippetResult: expect.anything(),
      },
    ]);
  });
  it('pages', async () => {
    const all = await ask('', { hitsPerPage: 1000 });
    const second = await ask('', { hitsPerPage: 50, page: 1 });
    expect(second).toMatchObject({ page: 1, nbPages: 7, hitsPerPage: 50, nbHits: 307 });
    expect(second.ids).toEqual(all.ids.slice(50, 100));
    expect((await ask('', { offset: 10, length: 5 })).ids).toEqual(all.ids.slice(10, 15));
  });
});

describe('facets and filters', () => {
  it('counts values, for each query of a multi-query by itself', async () => {
    const { results } = await search.lite.search({
      requests: [
        {
          indexName: 'articles',
          query: 'saltmarsh',
          facets: ['journal', 'year'],
          facetFilters: [['journal:Journal 1']],
        },
        {
          indexName: 'articles',
          query: 'saltmarsh',
          facets: ['journal'],
          hitsPerPage: 0,
          analytics: false,
        },
      ],
    });
    expect(results).toMatchObject([
      {
        facets: { journal: { 'Journal 1': 20 } },
        nbHits: 20,
        facets_stats: { year: { min: 2000, max: 2015 } },
      },
      { facets: { journal: { 'Journal 0': 20, 'Journal 1': 20, 'Journal 2': 20 } }, hits: [] },
    ]);
  });
  it.each([
    ['journal:Acta', 2],
    ['journal:Acta AND NOT open:true', 1],
    ['journal:Acta OR journal:"Beta"', 5],
    ['(journal:Acta OR journal:Beta) AND year >= 2019', 2],
    ['journal:Acta OR journal:Beta AND year:2018 TO 2019', 3],
    ['year = 2021', 1],
    ['date > 9000 AND year != 2018', 5],
    ['secret:x', 1],
    ['nothing:Acta', 0],
    ["objectID:mueller OR objectID:'near'", 2],
  ])('filters by %s', async (filters, count) => {
    expect((await ask('', { filters })).nbHits).toBe(count);
  });
  it('filters by lists', async () => {
    expect(
      (await ask('', { facetFilters: [['journal:Acta', 'journal:Beta'], 'year:-2018'] })).nbHits,
    ).toBe(3);
    expect(
      (await ask('', { numericFilters: ['date>9000', ['year=2021', 'year:2015 TO 2016']] })).nbHits,
    ).toBe(2);
  });
  it.each([
    ['(a:1 AND b:2) OR c:3', 'only (X OR Y) AND Z is allowed'],
    ['NOT (journal:a OR journal:b)', 'NOT before a group'],
    ['journal:a OR year > 3', 'Different types'],
    ['journal:', 'end of filter'],
  ])('refuses %s', async (filters, message) => {
    await expect(ask('', { filters })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(message),
    });
  });
  it('looks for values of a facet', async () => {
    const { facetHits } = await search.searcher.searchForFacetValues({
      indexName: 'articles',
      facetName: 'authors',
      searchForFacetValuesRequest: { facetQuery: 'mull' },
    });
    expect(facetHits).toEqual([
      { value: 'Jürgen Müller', highlighted: 'Jürgen <em>Müll</em>er', count: 1 },
    ]);
  });
  it('shows one of those alike', async () => {
    await search.admin.setSettings({
      indexName: 'articles',
      indexSettings: { attributeForDistinct: 'journal' },
    });
    const { ids, nbHits } = await ask('', { distinct: true });
    expect({ first: ids[0], nbHits }).toEqual({ first: 'kanji', nbHits: 6 });
  });
});
