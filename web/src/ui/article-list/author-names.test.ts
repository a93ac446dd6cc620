import { expect, test } from 'vitest';
import { authorNames } from './author-names.ts';

test.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A, B and C'],
])('joins %j', (names, line) => {
  expect(authorNames(names)).toBe(line);
});

test('counts the rest of a long list', () => {
  const names = Array.from({ length: 15 }, (_, i) => `N${i}`);
  expect(authorNames(names)).toBe('N0, N1, N2, N3, N4, N5, N6, N7, N8, N9 and 5 others');
});
