import { expect, test } from 'vitest';
import { articlesInOrder, articlesMoved } from './order-articles.ts';

const articles = ['a', 'b', 'c', 'd'].map((akey) => ({ akey }));
const keys = (order: readonly string[]) =>
  articlesInOrder(articles, order)
    .map(({ akey }) => akey)
    .join('');

test('sorts articles by the stored order, with the others at the end', () => {
  expect([keys([]), keys(['c', 'a']), keys(['gone', 'd'])]).toEqual(['abcd', 'cabd', 'dabc']);
});

test.each([
  ['up', 'c', 1, 'acbd'],
  ['to the top', 'd', 0, 'dabc'],
  ['down', 'a', 2, 'bcad'],
  ['to the end', 'a', 9, 'bcda'],
  ['nowhere', 'b', 1, 'abcd'],
])('moves one %s', (_, akey, to, expected) => {
  expect(articlesMoved(['a', 'b', 'c', 'd'], [], akey, to).join('')).toBe(expected);
});

test('keeps the positions of articles that are not shown', () => {
  expect(articlesMoved(['a', 'b'], ['z', 'b', 'a'], 'a', 0)).toEqual(['a', 'b', 'z']);
});
