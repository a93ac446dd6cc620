import { expect, test } from 'vitest';
import { sortOrder } from './sort-order.ts';

const sorted = (texts: string[], isDescending = false) =>
  sortOrder(texts, isDescending).map((place) => texts[place]);

test.each([
  [
    ['10', '9', '1,200'],
    ['9', '10', '1,200'],
  ],
  [
    ['0.5', '−2', '.25', '3%'],
    ['−2', '.25', '0.5', '3%'],
  ],
  [
    ['1.2 ± 0.1', '< 0.05', '1e3', '2e−4'],
    ['2e−4', '< 0.05', '1.2 ± 0.1', '1e3'],
  ],
  [
    ['$-3$', '$2$', '$-10$'],
    ['$-10$', '$-3$', '$2$'],
  ],
])('sorts numbers as numbers: %j', (texts, expected) => {
  expect(sorted(texts)).toEqual(expected);
});

test('sorts words as words where one cell is no number', () => {
  expect(sorted(['Site 10', 'site 9', 'Ålesund', '7'])).toEqual([
    '7',
    'Ålesund',
    'site 9',
    'Site 10',
  ]);
});

test('keeps empty cells last, and equal ones in their order', () => {
  const texts = ['2', '', '1', '–', '2'];
  expect(sortOrder(texts, false)).toEqual([2, 0, 4, 1, 3]);
  expect(sortOrder(texts, true)).toEqual([0, 4, 2, 1, 3]);
});
