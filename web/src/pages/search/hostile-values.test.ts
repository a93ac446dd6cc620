import { LOCAL_CREDENTIALS } from '@quire/local/search/http/keys';
import { startSearch } from '@quire/local/search/start';
import { ArticleSearchSchema } from '@quire/model/search/search-record';
import { indexSettings } from '@quire/model/search/search-settings';
import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { algoliaEngine } from '../../data/public/algolia-engine.ts';
import type { SearchEngine } from '../../data/public/search-engine.ts';
import { renderPage } from '../../testing/render-page.ts';
import { SMALL_JOURNALS } from '../../testing/small-journals.ts';
import { smallPressReader } from '../../testing/small-press.ts';

/** Names as nobody should have them, each of whom wrote one article. A filter has no way to say `\\-x`. */
const NAMES = [
  ...['-Minus', 'A: B', 'a:b', 'x,y', '[z]', '"Quoted"', "O'Neill", '(w)', '<b>Bold</b>'],
  ...['Me OR journalKey:TST', 'NOT me', 'back\\slash', '__ais-highlight__x', '*', '&amp;'],
];

let server: Awaited<ReturnType<typeof startSearch>>;
let engine: SearchEngine;
let admin: Algoliasearch;

beforeAll(async () => {
  server = await startSearch({ host: '127.0.0.1', port: 0, folder: null });
  const { appId, adminKey, searchKey } = LOCAL_CREDENTIALS;
  const { host } = new URL(server.url);
  const hosts = [{ url: host, protocol: 'http' as const, accept: 'readWrite' as const }];
  admin = algoliasearch(appId, adminKey, { hosts });
  for (const kind of ['articles', 'journals', 'books', 'conferences', 'posts', 'people'] as const) {
    await admin.setSettings({ indexName: kind, indexSettings: indexSettings('', kind) });
  }
  await admin.saveObjects({
    indexName: 'articles',
    objects: NAMES.map((name, number) => ({
      ...{
        objectID: `TST~${number}`,
        title: `Sand ${number} by ${name}`,
        path: `/article/${number}`,
      },
      ...{ codes: [], date: 1_700_000_000, year: 2023, firstAuthor: [name], authors: [name] },
      ...{ authorsFolded: [], journal: 'Tests', journalKey: 'TST', issn: [], issue: '1-1' },
      ...{ volume: '1', number: '1', pages: '', type: 'research-article', subjects: [] },
      ...{
        keywords: [],
        licence: 'CC-BY-4.0',
        abstract: `Sand <script>alert(${number})</script>.`,
      },
    })),
  });
  engine = algoliaEngine({ appId, searchKey, prefix: '', host: server.url });
});
afterAll(() => server.stop());

const get = async (address: string) => {
  const page = await renderPage(address, smallPressReader(SMALL_JOURNALS), engine);
  const results = [...page.shown.matchAll(/href="(\/article\/\d+)"/g)].map(([, path]) => path);
  return { ...page, results: [...new Set(results)] };
};

test.each(NAMES)('an author called “%s” narrows to their own article', async (name) => {
  const { results, html } = await get(`/search?q=sand&${new URLSearchParams({ author: name })}`);
  expect(results).toEqual([`/article/${NAMES.indexOf(name)}`]);
  expect(html).not.toContain('<b>Bold');
  expect(html).not.toContain('<script>alert');
});

test('a thousand facets are cut to what the search takes, in one address', async () => {
  const many = Array.from({ length: 1_000 }, (_, n) => `author=${n}&year=${n}&journal=${n}`);
  const { response } = await get(`/search?q=sand&${many.join('&')}`);
  expect(response.status).toBe(301);
  const to = response.headers.get('Location') ?? '';
  expect(to.startsWith('/search?')).toBe(true);
  expect((await get(to)).response.status).toBe(200);
});

test.each(['//evil.example/x', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'no record leads to %s',
  (path) => {
    const { path: own } = ArticleSearchSchema.shape;
    expect(own.safeParse(path).success).toBe(false);
    expect(own.safeParse('/article/CES/1/mud').success).toBe(true);
  },
);

test.each([
  '//evil.example/search?q=x&page=9',
  '/search?q=x&next=//evil.example',
  '/search?q=%2F%2Fevil.example&page=40',
])('no search leads to another host: %s', async (address) => {
  const { response } = await get(address);
  const to = response.headers.get('Location');
  if (to) expect(new URL(to, 'https://press.example').host).toBe('press.example');
});

test('a tab whose index is gone takes none of the others with it', async () => {
  await admin.deleteIndex({ indexName: 'books' });
  const { response, results } = await get('/search?q=sand+2');
  expect(response.status).toBe(200);
  expect(results).toContain('/article/2');
  expect((await get('/search?q=sand&kind=books')).response.status).toBe(503);
});
