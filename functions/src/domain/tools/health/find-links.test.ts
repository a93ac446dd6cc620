import { expect, it } from 'vitest';
import { innerLinks } from './find-links.ts';

const ORIGIN = 'https://press.example';

it('finds the links of a text to records, in every notation', () => {
  const text = `See [it](/article/CES/1-1/mud), <a href="/books/marsh">b</a> and [that][x].

  [x]: ${ORIGIN}/news/tide
[away]: https://elsewhere.example/news/tide`;
  expect(innerLinks(text, ORIGIN).map(({ document }) => document)).toEqual([
    'publishedArticles/CES~mud',
    'publishedBooks/marsh',
    'publishedPosts/news~tide',
  ]);
});

it('finishes on a text of nothing but lines', () => {
  expect(innerLinks('\n'.repeat(800_000), ORIGIN)).toEqual([]);
});
