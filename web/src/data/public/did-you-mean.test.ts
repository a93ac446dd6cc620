import type { Hit } from '@quire/model/search/search-hit';
import { describe, expect, test } from 'vitest';
import { didYouMean } from './did-you-mean.ts';

/** A result with `*marks*` in its title. */
const hit = (title: string): Hit => ({
  kind: 'journals',
  record: { objectID: 'x', title, path: '/x', name: 'X', issn: [], subjects: [] },
  marked: { title: title.replace(/\*([^*]+)\*/g, '__ais-highlight__$1__/ais-highlight__') },
  snippets: {},
});

describe('what was meant', () => {
  test.each([
    ['estaury tides', '*Tides* in an *estuary*', 'estuary tides'],
    ['tides quinquereme', '*Tides* of mud', 'tides'],
    ['"mud tides"', '*Tides* of *mud*', 'mud tides'],
    ['Muller reefs zzzz', '*Reefs* by *Müller*', 'müller reefs'],
  ])('by “%s” is in the nearest result: %s', (typed, title, meant) => {
    expect(didYouMean(typed, [hit(title)])).toBe(meant);
  });

  test.each([
    ['tides mud', ['*Tides* of *mud*']],
    ['quinquereme', ['*Tides*']],
    ['tides', []],
  ])('is not told where it says nothing new: “%s”', (typed, titles) => {
    expect(didYouMean(typed, titles.map(hit))).toBeNull();
  });
});
