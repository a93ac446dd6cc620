import { readSearchQuery } from '@quire/model/search/search-query';
import { ArticleSearchSchema } from '@quire/model/search/search-record';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSearch, type TestSearch } from '../../testing/test-search.ts';
import { searchFeed } from '../feeds/search-feed.ts';
import { findForFeed, newestFinder } from './find-newest.ts';

let search: TestSearch;
const record = (id: string, title: string, journalKey: string, date: number) => ({
  id,
  record: ArticleSearchSchema.parse({
    ...{ objectID: id, title, path: `/article/${id}`, codes: [], date, year: 2026 },
    ...{ firstAuthor: [], authors: [], authorsFolded: [], journal: journalKey, journalKey },
    ...{ issn: [], issue: '1-1', volume: '1', number: '1', pages: '', subjects: [], keywords: [] },
    ...{ type: 'research-article', licence: 'CC-BY-4.0', abstract: '' },
  }),
});

beforeAll(async () => {
  search = await startTestSearch();
  await search.engine.pushSettings('articles');
  const changes = [
    record('CES~old', 'Mud of old', 'CES', 1),
    record('CES~new', 'Mud of today', 'CES', 2),
    record('MSP~mud', 'Mud elsewhere', 'MSP', 3),
    record('CES~tides', 'Tides', 'CES', 4),
  ];
  await search.engine.send('articles', changes, false);
});
afterAll(() => search.close());

it('names the newest articles that a search finds, with its filters, by one query', async () => {
  const find = newestFinder(search.settings);
  const before = search.requests.length;
  const query = readSearchQuery(new URLSearchParams('q=mud&journal=CES&sort=newest'));
  expect(await find(query, 'en')).toEqual(['CES~new', 'CES~old']);
  expect(search.requests.length - before).toBe(1);
});

it('makes a feed of the newest articles, of the index alone', async () => {
  const query = readSearchQuery(new URLSearchParams('q=mud&sort=newest'));
  const about = { title: 'Press: mud', description: 'Mud', path: '/search?q=mud' };
  const feed = searchFeed(about, await findForFeed(search.settings, query, 'en'));
  expect(feed.items.map(({ title }) => title)).toEqual([
    'Mud elsewhere',
    'Mud of today',
    'Mud of old',
  ]);
  expect(feed.items[0]).toMatchObject({
    ...{ id: 'article/MSP/mud', path: '/article/MSP~mud', published: '1970-01-01' },
    place: { journal: 'MSP', volume: '1', number: '1' },
  });
});

it('fails where the search does not answer, rather than finding nothing', async () => {
  search.keeper = () => 503;
  const query = readSearchQuery(new URLSearchParams('q=mud'));
  await expect(newestFinder(search.settings)(query, 'en')).rejects.toThrow();
});
