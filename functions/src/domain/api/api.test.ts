import {
  articleDocId,
  DIGESTS,
  issueDocId,
  JOURNALS_DIGEST,
  LIST_CHUNKS,
  LIST_INDEXES,
  PUBLISHED_ARTICLES,
  PUBLISHED_BOOKS,
  PUBLISHED_ISSUES,
  PUBLISHED_JOURNALS,
  TOMBSTONES,
} from '@quire/model/collections';
import { tombstoneId } from '@quire/model/entities/tombstone';
import { describe, expect, it } from 'vitest';
import { apiAnswer, ENDPOINTS } from './answer-api.ts';
import { ArticleSummarySchema, pageOf } from './api-schemas.ts';
import { openApi } from './openapi.ts';

const ORIGIN = 'https://press.example';

const JOURNAL = {
  ...{ name: 'CES', fullname: 'Coasts', issn: '2049-3630', description: '', aimsScope: '' },
  ...{ subjects: ['Tides'], hue: 1, licence: 'CC-BY-4.0', peerReviewModel: 'double' },
  ...{ doiPrefix: '10.5555', board: [], contactEmail: 'c@press.example', status: 'active' },
  ...{ order: 1 },
};
const ISSUE = {
  ...{ journal: 'CES', issueid: '1-1', volume: '1', number: '1', year: 2026, title: '' },
  ...{ kind: 'regular', status: 'closed', datePublished: '2026-01-01' },
};
const card = (akey: string, more: object = {}) => ({
  ...{ journal: 'CES', issue: '1-1', akey, revision: 1, type: 'research-article' },
  ...{ status: 'published', title: 'Mud $x$', titleHtml: 'Mud <i>x</i>', authors: ['Ida Holt'] },
  ...{ pages: '1–9', published: '2026-01-02', hasPdf: true },
  ...more,
});
const ARTICLE = {
  ...card('mud', { doi: '10.5555/ces.1', status: 'corrected', updated: '2026-02-03' }),
  metadata: {
    title: 'Mud',
    authors: [
      {
        ...{ given: 'Ida', family: 'Holt', orcid: '0000-0002-1825-0097', corresponding: true },
        ...{ email: 'ida@press.example', affiliations: [0], credit: ['Software'] },
      },
      { collective: 'The Creek Survey', affiliations: [] },
    ],
    affiliations: [{ name: 'Nordvik University' }],
    dates: { received: '2025-09-01' },
    keywords: ['mud'],
    doi: '10.5555/ces.1',
    funders: [{ name: 'Sea Fund', funderDoi: '10.13039/1', awards: ['A-1'] }],
    relations: [{ type: 'data', idType: 'doi', identifier: '10.5281/zenodo.1' }],
  },
  affiliations: [{ name: 'Nordvik University', country: 'NO' }],
  abstractHtml: '<p>It rises &amp; falls.</p>',
  body: { name: 'b.html', bytes: 10, hasMath: false },
  ...{ outline: [], referenceCount: 2, figureCount: 0, pdf: 'p.pdf', year: 2026 },
  references: { bibtex: 'r.bib', ris: 'r.ris', csl: 'r.json' },
  ...{ journalTitle: 'Coasts', journalIssn: '2049-3630', volume: '1', number: '1' },
  notices: [{ kind: 'correction', date: '2026-02-03', article: card('mud-correction') }],
  versions: [{ revision: 1, date: '2026-01-02', kind: 'published' }],
};
const BOOK_CARD = {
  ...{ bkey: 'tides', title: 'Tides', subtitle: '', kind: 'monograph', series: '', summary: 'S.' },
  ...{ hue: 1, published: '2026-03-01', subjects: [], authors: ['Ida Holt'], editors: [] },
  ...{ updated: '2026-03-01', hasPdf: false, isbnE: '978-3-16-148410-0' },
};
const list = (name: string, starts: readonly string[]) => ({
  ...{ list: name, total: 3 },
  chunks: starts.map((from, at) => ({
    from,
    id: `${name}~${at}`,
    count: 1,
    updated: '2026-01-02',
  })),
});

const RECORDS: Readonly<Record<string, unknown>> = {
  [`${DIGESTS}/${JOURNALS_DIGEST}`]: { journals: [JOURNAL] },
  [`${PUBLISHED_JOURNALS}/CES`]: {
    ...{ journal: JOURNAL, aimsScopeHtml: '', latest: [] },
    issues: [{ ...ISSUE, articleCount: 2 }],
  },
  [`${PUBLISHED_ISSUES}/${issueDocId('CES', '1-1')}`]: {
    ...{ issue: ISSUE, journalTitle: 'Coasts', hue: 1, contents: [card('mud'), card('sand')] },
  },
  [`${PUBLISHED_ARTICLES}/${articleDocId('CES', 'mud')}`]: ARTICLE,
  [`${LIST_INDEXES}/articles`]: list('articles', ['', 'articles~2026-01-02', 'articles~2026-02']),
  [`${LIST_CHUNKS}/articles~0`]: { list: 'articles', cards: [card('old')] },
  [`${LIST_CHUNKS}/articles~1`]: { list: 'articles', cards: [card('mud')] },
  [`${LIST_CHUNKS}/articles~2`]: { list: 'articles', cards: [card('new')] },
  [`${LIST_INDEXES}/books`]: list('books', ['']),
  [`${LIST_CHUNKS}/books~0`]: { list: 'books', cards: [BOOK_CARD] },
  [`${PUBLISHED_BOOKS}/tides`]: {
    ...BOOK_CARD,
    contributors: { authors: [], editors: [] },
    ...{ edition: '', language: 'en', licence: 'CC-BY-4.0', descriptionHtml: '', hasMath: false },
    chapters: [
      { title: 'Ebb', authors: ['Ida Holt'], pages: '1–9', href: '/media/books/tides/e.pdf' },
      { title: 'Index' },
    ],
    ...{ revision: 1, listKey: 'books~2026-03-01~tides' },
  },
  [`${TOMBSTONES}/${tombstoneId(PUBLISHED_ARTICLES, articleDocId('CES', 'gone'))}`]: {
    ...{ title: 'Gone', date: '2026-04-01', reason: 'At the wish of its authors.' },
  },
};

const PageSchema = pageOf(ArticleSummarySchema);

let reads = 0;
function ask(path: string, query = '', records = RECORDS) {
  reads = 0;
  const read = async (collection: string, id: string) => {
    reads += 1;
    return records[`${collection}/${id}`] ?? null;
  };
  return apiAnswer({ read, origin: ORIGIN }, path, new URLSearchParams(query));
}

describe('the public API', () => {
  it.each([
    ['/journals', '/journals', 2],
    ['/journals/CES', '/journals/{journal}', 2],
    ['/journals/CES/issues/1-1', '/journals/{journal}/issues/{issue}', 2],
    ['/articles', '/articles', 3],
    ['/articles/CES/mud', '/articles/{journal}/{article}', 2],
    ['/books', '/books', 3],
    ['/books/tides', '/books/{book}', 2],
  ])('answers %s as %s is described, with %i reads at most', async (path, described, most) => {
    const { status, body } = await ask(path);
    expect(status).toBe(200);
    expect(reads).toBeLessThanOrEqual(most);
    const row = ENDPOINTS.find((each) => each.path === described);
    // What the description does not have is not sent.
    expect(row?.schema.parse(JSON.parse(JSON.stringify(body)))).toEqual(
      JSON.parse(JSON.stringify(body)),
    );
  });

  it('has every endpoint in the test above', () => {
    expect(ENDPOINTS).toHaveLength(7);
  });

  it('gives an article with its people, its files and what is said about it', async () => {
    const { body } = await ask('/articles/CES/mud');
    expect(body).toMatchObject({
      url: 'https://press.example/article/CES/1-1/mud',
      ...{ title: 'Mud x', abstract: 'It rises & falls.', updated: '2026-02-03', language: 'en' },
      contributors: [
        {
          ...{ name: 'Ida Holt', orcid: 'https://orcid.org/0000-0002-1825-0097' },
          ...{ roles: ['Software'], affiliations: [{ name: 'Nordvik University', country: 'NO' }] },
        },
        { name: 'The Creek Survey' },
      ],
      licence: { spdx: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
      funders: [{ name: 'Sea Fund', doi: '10.13039/1', awards: ['A-1'] }],
      files: {
        pdf: 'https://press.example/article/CES/1-1/10.5555/ces.1.pdf',
        jats: 'https://press.example/article/CES/1-1/mud/jats.xml',
        referencesCsl: 'https://press.example/media/CES/mud/r.json',
      },
      notices: [
        { kind: 'correction', api: 'https://press.example/api/v1/articles/CES/mud-correction' },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('@press.example');
  });

  it('goes through a list from the newest to the oldest, also when a chunk is split meanwhile', async () => {
    const titles: string[] = [];
    let query = '';
    let records = RECORDS;
    for (let page = 0; page < 4; page += 1) {
      const { body } = await ask('/articles', query, records);
      const { items, next } = PageSchema.parse(body);
      titles.push(...items.map(({ api }) => api.split('/').at(-1) ?? ''));
      if (next === null) break;
      query = new URL(next).search;
      const split = list('articles', [
        '',
        'articles~2026-01-02',
        'articles~2026-02',
        'articles~2026-03',
      ]);
      records = { ...RECORDS, [`${LIST_INDEXES}/articles`]: split };
    }
    expect(titles).toEqual(['new', 'mud', 'old']);
  });

  it.each([
    ['/articles/CES/none', '', 404],
    ['/articles/CES/gone', '', 410],
    ['/journals/NONE', '', 404],
    ['/books/none', '', 404],
    ['/articles/CES/a%2Fb', '', 404],
    ['/articles/__x__/mud', '', 404],
    ['/nothing', '', 404],
    ['', '', 404],
    ['/articles', 'page=2', 400],
    ['/journals', 'cursor=x', 400],
    ['/articles', `cursor=${'x'.repeat(400)}`, 400],
  ])('refuses %s?%s with %i', async (path, query, status) => {
    const found = await ask(path, query);
    expect(found).toMatchObject({ status, body: { status, title: expect.any(String) } });
  });

  it('says of what was removed when and why', async () => {
    expect((await ask('/articles/CES/gone')).body).toEqual({
      ...{ status: 410, title: 'Removed on 2026-04-01: Gone' },
      detail: 'At the wish of its authors.',
    });
  });
});

describe('the description of the API', () => {
  it('has each address with its parameters and the schema of its answer', () => {
    const { openapi, servers, paths } = openApi('Saltmarsh Press', ORIGIN);
    expect(openapi).toBe('3.1.0');
    expect(servers).toEqual([{ url: 'https://press.example/api/v1' }]);
    expect(Object.keys(paths)).toEqual(ENDPOINTS.map(({ path }) => path));
    const { get } = paths['/articles/{journal}/{article}'] ?? {};
    expect(get?.parameters.map(({ name }) => name)).toEqual(['journal', 'article']);
    expect(get?.responses).toMatchObject({
      200: { content: { 'application/json': { schema: { type: 'object' } } } },
      410: expect.anything(),
    });
    expect(paths['/articles']?.get.parameters).toMatchObject([{ name: 'cursor', in: 'query' }]);
  });
});
