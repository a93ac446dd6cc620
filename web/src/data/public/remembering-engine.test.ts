import { quickRequest, searchRequest } from '@quire/model/search/search-request';
import { beforeEach, expect, test } from 'vitest';
import { rememberingEngine } from './remembering-engine.ts';

const TIDES = { q: 'tides', kind: 'articles', facets: {}, sort: 'relevance', page: 1 } as const;

let asked: string[] = [];
let at = 0;
const engine = () =>
  rememberingEngine(
    {
      prefix: '',
      ask: async (requests) => {
        asked.push(...requests.map(({ indexName, query }) => `${indexName} ${query}`));
        return requests.map(({ indexName }) => ({ nbHits: indexName.length }));
      },
    },
    () => at,
  );

beforeEach(() => {
  asked = [];
  at = 1_000_000;
});

test('asks for what it does not know alone, and answers in the order of the questions', async () => {
  const search = engine();
  await search.ask(quickRequest('', TIDES).requests);
  const all = await search.ask(searchRequest('', TIDES).requests);
  expect(asked).toHaveLength(7);
  expect(all).toEqual([
    ...[
      { nbHits: 8 },
      { nbHits: 8 },
      { nbHits: 8 },
      { nbHits: 5 },
      { nbHits: 11 },
      { nbHits: 5 },
      { nbHits: 6 },
    ],
  ]);
  expect(await search.ask(searchRequest('', TIDES).requests)).toEqual(all);
  expect(asked).toHaveLength(7);
});

test('asks again after a while, and after a failure', async () => {
  const search = engine();
  const { requests } = quickRequest('', TIDES);
  await search.ask(requests);
  at += 121_000;
  await search.ask(requests);
  expect(asked).toHaveLength(2);
  let fails = true;
  const broken = rememberingEngine({
    prefix: '',
    ask: async () => {
      if (fails) throw new Error('away');
      return [{ nbHits: 1 }];
    },
  });
  await expect(broken.ask(requests)).rejects.toThrow('away');
  fails = false;
  expect(await broken.ask(requests)).toEqual([{ nbHits: 1 }]);
});

test('forgets what was asked long ago', async () => {
  const search = engine();
  for (let page = 1; page <= 130; page += 1) {
    await search.ask(quickRequest('', { ...TIDES, page }).requests);
  }
  await search.ask(quickRequest('', { ...TIDES, page: 130 }).requests);
  expect(asked).toHaveLength(130);
  await search.ask(quickRequest('', TIDES).requests);
  expect(asked).toHaveLength(131);
});
