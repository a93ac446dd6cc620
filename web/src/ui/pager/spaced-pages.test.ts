import { expect, test } from 'vitest';
import { spacedPages } from './spaced-pages.ts';

test('names every page of a short list', () => {
  expect(spacedPages(2, 12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(spacedPages(1, 100)).toHaveLength(100);
});

test('names about a hundred pages of a list of any length, with both ends and the shown one', () => {
  for (const pages of [101, 250, 5_000, 50_000]) {
    const numbers = spacedPages(77, pages);
    expect(numbers.length).toBeLessThanOrEqual(103);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    expect(numbers).toEqual(expect.arrayContaining([1, 77, pages]));
  }
});
