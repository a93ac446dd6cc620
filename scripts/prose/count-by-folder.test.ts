import { expect, it } from 'vitest';
import { countByFolder, grown, lowered } from './count-by-folder.ts';

it('counts by folder, deep ones with the one above', () => {
  expect(
    countByFolder([
      ['README.md', 1],
      ['web/src/admin/books/list.tsx', 2],
      ['web/src/admin/books/form/field.tsx', 3],
      ['docs/a.md', 0],
    ]),
  ).toEqual({ '.': 1, 'web/src/admin/books': 5 });
});

it('names folders with more findings than they may have', () => {
  expect(grown({ a: 3, b: 2, c: 1 }, { a: 2, b: 2 })).toEqual([
    { folder: 'a', found: 3, most: 2 },
    { folder: 'c', found: 1, most: 0 },
  ]);
});

it('lowers what is allowed and never raises it', () => {
  expect(lowered({ a: 3, b: 1 }, { b: 2, a: 2, c: 4 })).toEqual({ a: 2, b: 1 });
});
