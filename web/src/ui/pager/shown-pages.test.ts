import { expect, test } from 'vitest';
import { shownPages } from './shown-pages.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
])('shows beside page %i of %i the pages %j', (page, pages, shown) => {
  expect(shownPages(page, pages)).toEqual(shown);
});
