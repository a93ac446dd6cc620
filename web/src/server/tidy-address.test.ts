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
