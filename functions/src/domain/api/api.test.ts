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
  PUBLISHED_PEOPLE,
  PUBLISHED_WORKS,
  publishedFilePath,
  TOMBSTONES,
} from '@quire/model/collections';
import { CORPUS_FILE } from '@quire/model/entities/corpus';
import { tombstoneId } from '@quire/model/entities/tombstone';
import { describe, expect, it } from 'vitest';
import { fileOfMediaPath } from '../../platform/storage/published-file.ts';
import { apiAnswer, ENDPOINTS } from './answer-api.ts';
import { apiPage } from './api-page.ts';
import { ArticleSummarySchema, PersonSchema, pageOf, ReferenceSchema } from './api-schemas.ts';
import { openApi } from './openapi.ts';
import { triedAddress } from './tried-address.ts';

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
const PERSON = {
  ...{ key: 'o-1', name: 'Ida Holt', given: 'Ida', family: 'Holt', updated: '2026-01-02' },
  ...{ orcid: '0000-0002-1825-0097', isProved: true, affiliations: ['Nordvik'], journals: ['CES'] },
  ...{ workCount: 2, works: [card('mud')], ends: ['2026-01-02~CES~mud', '2020-01-01~CES~old'] },
  coAuthors: [{ key: 'n-2', name: 'Ben Ruiz', count: 2 }],
  listKey: 'people~2020-01-01~o-1',
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
  [`${LIST_INDEXES}/people`]: list('people', ['']),
  [`${LIST_CHUNKS}/people~0`]: { list: 'people', cards: [PERSON] },
  [`${PUBLISHED_PEOPLE}/o-1`]: PERSON,
  [`${PUBLISHED_PEOPLE}/n-old`]: { movedTo: 'o-1' },
  [`${PUBLISHED_WORKS}/o-1~2`]: { works: [card('old', { published: '2020-01-01' })] },
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

/** More than an answer has. */
const CITED = 130;
const CORPUS_PART = {
  ...{ id: 'CES-2026-1', journal: 'CES', year: 2026, file: 'jats-a1.zip', bytes: 9, sha256: 'a1' },
  ...{ articles: 2, licences: { 'CC-BY-4.0': 2 }, key: 'k', madeAt: '2026-06-01T09:00:00.000Z' },
  seen: '2026-06-01T09:00:00.000Z',
};
const FILES: Readonly<Record<string, Uint8Array>> = {
  [CORPUS_FILE]: Buffer.from(
    JSON.stringify({
      ...{ month: '2026-06', begun: '2026-06-01T09:00:00.000Z', after: null },
      parts: [CORPUS_PART, { ...CORPUS_PART, id: 'CES-2026-2', articles: 0, licences: {} }],
    }),
  ),
  [publishedFilePath('CES', 'mud', 'r.json')]: Buffer.from(
    JSON.stringify(
      Array.from({ length: CITED }, (_, n) => ({
        ...{ id: `w${n}`, type: 'article-journal', title: `On <i>mud</i> ${n}`, volume: 3 },
        author: [{ given: 'Ida', family: 'Holt' }, { literal: 'The Survey' }],
        ...{ issued: { 'date-parts': [['2020', 1]] }, DOI: `10.5555/w${n}` },
      })),
    ),
  ),
};

const PageSchema = pageOf(ArticleSummarySchema);

let reads = 0;
function ask(path: string, query = '', records = RECORDS) {
  reads = 0;
  const read = async (collection: string, id: string) => {
    reads += 1;
    return records[`${collection}/${id}`] ?? null;
  };
  const readFile = async (file: string) => FILES[file] ?? null;
  return apiAnswer({ read, readFile, origin: ORIGIN }, path, new URLSearchParams(query));
}

describe('the public API', () => {
  it.each([
    ['/journals', '/journals', 2],
    ['/journals/CES', '/journals/{journal}', 2],
    ['/journals/CES/issues/1-1', '/journals/{journal}/issues/{issue}', 2],
    ['/articles', '/articles', 3],
    ['/articles/CES/mud', '/articles/{journal}/{article}', 2],
    ['/articles/CES/mud/references', '/articles/{journal}/{article}/references', 1],
    ['/people', '/people', 3],
    ['/people/o-1', '/people/{person}', 1],
    ['/people/n-old', '/people/{person}', 2],
    ['/books', '/books', 3],
    ['/books/tides', '/books/{book}', 2],
    ['/corpus', '/corpus', 0],
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

  it('lists the archives that have a text, at addresses for good', async () => {
    const { body } = await ask('/corpus');
    expect(body).toMatchObject({ month: '2026-06', complete: true });
    expect(body).toHaveProperty('archives', [
      {
        ...{ url: 'https://press.example/media/corpus/CES-2026-1/jats-a1.zip', journal: 'CES' },
        ...{ year: 2026, bytes: 9, sha256: 'a1', articles: 2, licences: { 'CC-BY-4.0': 2 } },
        made: '2026-06-01T09:00:00.000Z',
      },
    ]);
    expect(fileOfMediaPath('/media/corpus/CES-2026-1/jats-a1.zip')).toMatchObject({
      ...{ path: 'published/corpus/CES-2026-1/jats-a1.zip', contentType: 'application/zip' },
    });
  });

  it('has every endpoint in the test above', () => {
    expect(ENDPOINTS).toHaveLength(11);
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

  it('gives an author with their articles page by page, also by an earlier key', async () => {
    const { body } = await ask('/people/n-old');
    const first = PersonSchema.parse(body);
    expect(first).toMatchObject({
      ...{ key: 'o-1', orcid: 'https://orcid.org/0000-0002-1825-0097', orcidAuthenticated: true },
      url: 'https://press.example/people/o-1',
      coAuthors: [
        { name: 'Ben Ruiz', articles: 2, api: 'https://press.example/api/v1/people/n-2' },
      ],
    });
    expect(first.articles.items.map(({ api }) => api.split('/').at(-1))).toEqual(['mud']);
    const next = new URL(first.articles.next ?? '');
    expect(next.pathname).toBe('/api/v1/people/o-1');
    const second = PersonSchema.parse((await ask('/people/o-1', next.search)).body);
    expect(reads).toBe(2);
    expect(second.articles.items.map(({ api }) => api.split('/').at(-1))).toEqual(['old']);
    expect(second.articles.next).toBeNull();
  });

  it('gives references page by page, in their order and in plain words', async () => {
    const SomeSchema = pageOf(ReferenceSchema);
    const first = SomeSchema.parse((await ask('/articles/CES/mud/references')).body);
    expect(first.total).toBe(CITED);
    expect(first.items[0]).toEqual({
      ...{ id: 'w0', type: 'article-journal', title: 'On mud 0', year: 2020, volume: '3' },
      ...{ authors: ['Ida Holt', 'The Survey'], doi: '10.5555/w0' },
    });
    const { search } = new URL(first.next ?? '');
    const second = SomeSchema.parse((await ask('/articles/CES/mud/references', search)).body);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(
      Array.from({ length: CITED }, (_, n) => `w${n}`),
    );
    expect(second.next).toBeNull();
  });

  it.each([
    ['/articles/CES/none', '', 404],
    ['/articles/CES/gone/references', '', 410],
    ['/people/n-none', '', 404],
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

describe('the page about the API', () => {
  const page = () => {
    const reads: string[] = [];
    const read = async (collection: string, id: string) => {
      reads.push(`${collection}/${id}`);
      return RECORDS[`${collection}/${id}`] ?? null;
    };
    const ports = { read, readFile: async () => null, origin: ORIGIN };
    return apiPage(ports, 'Salt & <Marsh>').then((html) => ({ html, reads }));
  };

  it('has every address, with examples that answer', async () => {
    const { html, reads } = await page();
    expect(reads.length).toBeLessThanOrEqual(11);
    const headings = [...html.matchAll(/<h2 id="(\w+)"><code>GET \/api\/v1([^<]+)</g)];
    expect(headings.map(([, , path]) => path)).toEqual(ENDPOINTS.map(({ path }) => path));
    for (const [, id] of headings) expect(html).toContain(`<a href="#${id}">`);
    const examples = [...html.matchAll(/class="example" href="([^"]+)"/g)].map(([, to = '']) => to);
    expect(examples).toContain(`${ORIGIN}/api/v1/articles/CES/new/references`);
    expect(examples.length).toBe(ENDPOINTS.length);
    for (const example of examples) {
      const path = example.slice(`${ORIGIN}/api/v1`.length);
      // The newest card of the list, whose record is not among these.
      if (path.startsWith('/articles/CES/new')) continue;
      expect((await ask(path)).status, path).toBe(200);
    }
  });

  it('has forms that lead to what the examples lead to', async () => {
    const { html } = await page();
    const forms = [...html.matchAll(/<form [^>]+>(.*?)<\/form>/g)].map(([, fields = '']) => fields);
    expect(forms.length).toBe(
      ENDPOINTS.filter(({ path, isPaged }) => isPaged || path.includes('{')).length,
    );
    const examples = [...html.matchAll(/class="example" href="([^"]+)"/g)].map(([, to = '']) => to);
    for (const fields of forms) {
      const filled = [...fields.matchAll(/name="(\w+)"(?: value="([^"]*)")?/g)];
      const query = new URLSearchParams(filled.map(([, name = '', value = '']) => [name, value]));
      expect(examples).toContain(ORIGIN + triedAddress(query));
    }
  });

  it.each([
    ['operation=articles&cursor=a+b', '/api/v1/articles?cursor=a+b'],
    ['operation=books_book&book=%20tides ', '/api/v1/books/tides'],
    ['operation=books_book&book=', null],
    ['operation=books_book&book=..', null],
    ['operation=nothing', null],
    ['1', null],
  ])('makes an address of %s, or none', (query, address) => {
    expect(triedAddress(new URLSearchParams(query))).toBe(address);
  });

  it('describes parameters and fields, and runs no script', async () => {
    const { html } = await page();
    expect(html).toContain('<li><code>cursor</code> in the query, optional.');
    expect(html).toMatch(/<code>licence<\/code> object<ul><li><code>spdx<\/code> string/);
    expect(html).toMatch(/<code>next<\/code> string \(uri\) or null/);
    expect(html).toContain('<h1>Salt &amp; &lt;Marsh&gt;: public API</h1>');
    expect(html).not.toContain('<script');
  });

  it('has no example of what has not been published', async () => {
    const read = async () => null;
    const ports = { read, readFile: async () => null, origin: ORIGIN };
    const html = await apiPage(ports, 'Press');
    const examples = [...html.matchAll(/class="example" href="[^"]+\/v1([^"]+)"/g)];
    expect(examples.map(([, path]) => path)).toEqual([
      '/journals',
      '/articles',
      '/people',
      '/books',
      '/corpus',
    ]);
  });
});
