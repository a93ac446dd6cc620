import { readSearchQuery } from '@quire/model/search/search-query';
import { expect, test } from 'vitest';
import { rememberingEngine } from '../../data/public/remembering-engine.ts';
import { search, searchQuickly } from '../../data/public/search.ts';
import type { SearchEngine } from '../../data/public/search-engine.ts';
import { knownCounts, noteCounts } from './known-counts.ts';

let asked = 0;
const engine = rememberingEngine({
  prefix: '',
  ask: async (requests) => {
    asked += requests.length;
    return requests.map(() => ({ hits: [], nbHits: 7, nbPages: 1 }));
  },
} satisfies SearchEngine);

/** As the page's loader and `useWholeFindings` ask; returns how many queries Algolia counts. */
async function cost(address: string, ask = search): Promise<number> {
  const before = asked;
  const query = readSearchQuery(new URLSearchParams(address));
  const findings = await ask(engine, query, { known: knownCounts(query) });
  noteCounts(query, findings);
  return asked - before;
}

test.each([
  ['a rest in typing', 'q=salt', searchQuickly, 1],
  ['the same words, typed to their end', 'q=salt', search, 6],
  ['the same, sent', 'q=salt', search, 0],
  ['a facet', 'q=salt&journal=CES', search, 2],
  ['another', 'q=salt&journal=CES&year=2026', search, 3],
  ['the first facet again', 'q=salt&journal=CES', search, 0],
  ['the next page', 'q=salt&page=2', search, 1],
  ['another order', 'q=salt&sort=newest', search, 1],
  ['another tab', 'q=salt&kind=people', search, 1],
  ['a tab that is narrowed', 'q=salt&kind=books&year=2026', search, 2],
  ['other words, opened by their address', 'q=mud', search, 7],
] as const)('costs for %s', async (_, address, ask, queries) => {
  expect(await cost(address, ask)).toBe(queries);
});
