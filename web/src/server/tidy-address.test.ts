import { expect, test } from 'vitest';
import { tidyAddress } from './tidy-address.ts';

test.each([
  ['/', null],
  ['/journals', null],
  ['/journals/', '/journals'],
  ['/journals/CES/?a=1', '/journals/CES?a=1'],
  ['//other.example/', '/other.example'],
])('makes of %s: %s', (path, tidy) => {
  expect(tidyAddress(new URL(`https://press.example${path}`))).toBe(tidy);
});

test('does not look again and again at slashes that are not at the end', () => {
  const path = `/a${'/'.repeat(1_000_000)}b`;
  expect(tidyAddress(new URL(`https://press.example${path}/`))).toBe(path);
});
