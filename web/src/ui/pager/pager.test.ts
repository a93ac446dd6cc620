import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [2, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [1, 30, [1, 2, 3, 0, 30]],
  [15, 30, [1, 0, 13, 14, 15, 16, 17, 0, 30]],
  [30, 30, [1, 0, 28, 29, 30]],
])('names the pages around page %i of %i', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});
