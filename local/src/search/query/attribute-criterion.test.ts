import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSearch, type TestSearch } from '../testing/press.ts';

const FIRST = ['typo', 'words', 'attribute', 'proximity', 'exact', 'custom'];
const LATE = ['typo', 'words', 'proximity', 'attribute', 'exact', 'custom'];
const FIELDS = ['title', 'unordered(authors)', 'theme,place', 'unordered(text)'];
const RECORDS = [
  // All three words, the two of a title far apart in it.
  { objectID: 'meant', title: 'Compositions of many and various communities', authors: ['Hu'] },
  // One of them in the title, and all the others next to each other in the text.
  {
    objectID: 'mentions',
    title: 'Compositions',
    authors: ['Hu'],
    text: 'compositions communities',
    theme: 'reefs',
  },
  { objectID: 'apart', title: 'Mud', text: 'Sand beside mud' },
  { objectID: 'near', title: 'On water and on mud', text: 'Sand mud' },
];

let search: TestSearch;
beforeAll(async () => {
  search = await openTestSearch();
});
afterAll(() => search.server.stop());

const ask = async (query: string, params: Record<string, unknown> = {}) => {
  const searchParams = { query, ...params };
  const { hits } = await search.searcher.searchSingleIndex({ indexName: 'by', searchParams });
  return hits.map(({ objectID }) => objectID);
};

const fill = async (settings: Parameters<TestSearch['fill']>[1]) => {
  const defaults = { attributeCriteriaComputedByMinProximity: false };
  await search.admin.clearObjects({ indexName: 'by' });
  await search.fill('by', { searchableAttributes: FIELDS, ...defaults, ...settings }, RECORDS);
};

it('counts every word for the attribute that has it where it is asked to sum', async () => {
  await fill({ ranking: FIRST, attributeCriteriaComputedBy: 'sum' });
  expect(await ask('hu compositions communities')).toEqual(['meant', 'mentions']);
  await fill({ ranking: FIRST, attributeCriteriaComputedBy: 'best' });
  // The best of any word: both have one at the beginning of the title, and then the nearer win.
  expect(await ask('hu compositions communities')).toEqual(['mentions', 'meant']);
});

it('takes the attribute of the nearest words where that is asked, or proximity goes first', async () => {
  await fill({ ranking: FIRST, attributeCriteriaComputedBy: 'best' });
  expect(await ask('sand mud')).toEqual(['apart', 'near']);
  await fill({ ranking: FIRST, attributeCriteriaComputedBy: 'minProximity' });
  expect(await ask('sand mud')).toEqual(['near', 'apart']);
  // As near in both; one has a word of it in its title besides.
  const best = { ranking: LATE, attributeCriteriaComputedBy: 'best' as const };
  await search.fill('by', { searchableAttributes: FIELDS, ...best }, [
    { objectID: 'titled', title: 'Reef', text: 'Coral reef' },
    { objectID: 'authored', title: 'Sea', authors: ['Coral Reef'] },
  ]);
  expect(await ask('coral reef')).toEqual(['authored', 'titled']);
});

it('refuses to be restricted to what shares its line, which Algolia does not support', async () => {
  await fill({});
  expect(await ask('mud', { restrictSearchableAttributes: ['text'] })).toContain('near');
  await expect(ask('reefs', { restrictSearchableAttributes: ['theme'] })).rejects.toThrow('theme');
});
