import { ArticleSearchSchema } from '@quire/model/search/search-record';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import '../../platform/text/bind-translations.ts';
import { type Served, serveFunction } from '../../testing/serve.ts';
import { startTestSearch, type TestSearch } from '../../testing/test-search.ts';

const held = vi.hoisted(() => ({ isWithinBudget: true, spent: 0 }));
vi.mock('../../platform/firebase/admin.ts', () => ({ adminPorts: () => ({}) }));
vi.mock('./visitor-db.ts', () => ({ visitorRead: async () => null }));
vi.mock('../../platform/throttle/spend-budget.ts', () => ({
  isWithinBudget: async () => {
    held.spent += 1;
    return held.isWithinBudget;
  },
}));

let site: Served;
let search: TestSearch;
beforeAll(async () => {
  search = await startTestSearch();
  await search.engine.pushSettings('articles');
  await search.engine.send('articles', [{ id: 'CES~mud', record: article() }], false);
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('QUIRE_ORIGIN', 'https://press.example/');
  vi.stubEnv('ALGOLIA_APP_ID', search.settings.appId);
  vi.stubEnv('ALGOLIA_SEARCH_KEY', search.settings.searchKey);
  vi.stubEnv('ALGOLIA_PREFIX', search.settings.prefix);
  vi.stubEnv('ALGOLIA_HOST', search.settings.host ?? '');
  site = await serveFunction((await import('./site.ts')).site);
});
afterAll(async () => {
  await site.close();
  await search.close();
  vi.unstubAllEnvs();
});

const article = () =>
  ArticleSearchSchema.parse({
    ...{ objectID: 'CES~mud', title: 'Mud', path: '/article/CES/1-1/mud', codes: [] },
    ...{
      date: 1_780_272_000,
      year: 2026,
      firstAuthor: [],
      authors: ['Ada Lund'],
      authorsFolded: [],
    },
    ...{ journal: 'Coasts', journalKey: 'CES', issn: ['2049-3630'], issue: '1-1', volume: '1' },
    ...{ number: '1', pages: '1–9', subjects: [], keywords: ['silt'], abstract: 'On mud.' },
    ...{ type: 'research-article', licence: 'CC-BY-4.0', retracted: true },
  });
const get = (path: string) => fetch(`http://${site.host}${path}`, { redirect: 'manual' });

it('has the newest articles that a search finds, as Atom and as RSS', async () => {
  const atom = await get('/search/feed.xml?q=mud');
  expect(atom.status).toBe(200);
  expect(atom.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(atom.headers.get('cache-control')).toContain('s-maxage=21600');
  const text = await atom.text();
  expect(text).toContain('RETRACTED: Mud');
  expect(text).toContain('https://press.example/article/CES/1-1/mud');
  expect(text).toContain('<updated>2026-06-01T00:00:00.000Z</updated>');
  expect(await (await get('/search/rss.xml?q=mud')).text()).toContain('<dc:creator>Ada Lund');
});

it('has one address for each search, so that it is not asked and cached again', async () => {
  const spent = held.spent;
  const lead = async (path: string) => {
    const answer = await get(path);
    return [answer.status, answer.headers.get('location')];
  };
  expect(await lead('/search/feed.xml?sort=oldest&q=mud&x=1')).toEqual([
    301,
    '/search/feed.xml?q=mud',
  ]);
  expect(await lead('/search/rss.xml?journal=CES')).toEqual([301, '/journals/CES/rss.xml']);
  expect(held.spent).toBe(spent);
});

it('is not found where nothing is searched for', async () => {
  expect((await get('/search/feed.xml')).status).toBe(404);
});

it('is not made beyond the budget', async () => {
  held.isWithinBudget = false;
  const answer = await get('/search/feed.xml?q=mud');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600']);
});
