import { inLanguage } from '@quire/content/messages/in-language';
import { HIGHLIGHT_BEGIN, HIGHLIGHT_END } from '@quire/model/search/highlight-parts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSmallSearch } from '../../testing/small-search.ts';
import { algoliaEngine } from './algolia-engine.ts';
import { complete } from './complete.ts';

let small: Awaited<ReturnType<typeof startSmallSearch>>;
beforeAll(async () => {
  small = await startSmallSearch();
});
afterAll(() => small.stop());

const JOURNALS = [
  { name: 'TST', fullname: 'Tests of Salt and Time' },
  { name: 'REV', fullname: 'Révista of Sands' },
];

const completed = async (typed: string) => {
  const engine = algoliaEngine(small.config);
  const all = await complete(typed, new AbortController().signal, JOURNALS, engine);
  return all.map(({ kind, path }) => `${kind} ${path}`);
};

test.each([
  ['tid', ['articles /article/TST/1-1/marsh']],
  ['mull', ['articles /article/TST/1-1/marsh', 'people /people/n-muller']],
  ['tests of s', ['journals /journals/TST']],
  ['revis', ['journals /journals/REV']],
  ['10.5555/tst.1', ['articles /article/TST/1-1/marsh']],
  // Words of an abstract or an affiliation complete no name.
  ['brings', []],
  ['institute', []],
])('“%s” is completed by %j', async (typed, expected) => {
  expect(await completed(typed)).toEqual(expected);
});

test('shows the title in the language of the page, where there is one', async () => {
  const [first] = await inLanguage('ar', () =>
    complete('الشعاب', new AbortController().signal, [], algoliaEngine(small.config)),
  );
  const title = `${HIGHLIGHT_BEGIN}الشعاب${HIGHLIGHT_END} في الشتاء`;
  expect(first).toMatchObject({ title, language: 'ar' });
  // The sentence is in English where no other test has loaded the Arabic one.
  expect(first?.detail).toMatch(/· [^·]*الإنجليزية\P{L}*$/u);
});

test('nothing is completed where the press has no search', async () => {
  expect(await complete('tid', new AbortController().signal, JOURNALS, null)).toEqual([]);
});

test('what nobody waits for any more is called back', async () => {
  const stop = new AbortController();
  const asked = complete('tid', stop.signal, JOURNALS, algoliaEngine(small.config));
  stop.abort();
  await expect(asked).rejects.toThrow(/abort/i);
});
