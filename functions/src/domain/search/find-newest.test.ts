import { readSearchQuery } from '@quire/model/search/search-query';
import { ArticleSearchSchema } from '@quire/model/search/search-record';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSearch, type TestSearch } from '../../testing/test-search.ts';
import { newestFinder } from './find-newest.ts';

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

it('fails where the search does not answer, rather than finding nothing', async () => {
  search.keeper = () => 503;
  const query = readSearchQuery(new URLSearchParams('q=mud'));
  await expect(newestFinder(search.settings)(query, 'en')).rejects.toThrow();
});
