import { expect, test } from 'vitest';
import { destination } from './navigate-safely.ts';

test.each(['/journals', '/journals/CES?page=2#latest'])('follows the page %s', (address) => {
  expect(destination(address)).toEqual({ kind: 'internal', path: address });
});

test.each(['https://other.example/', '//other.example', '\\\\other.example', 'mailto:a@b.example'])(
  'refuses %s unless other sites are allowed',
  (address) => {
    expect(destination(address).kind).toBe('refused');
  },
);

test('follows another site where that is allowed', () => {
  expect(destination('https://other.example/a', { external: true })).toEqual({
    kind: 'external',
    address: 'https://other.example/a',
  });
});

test.each(['javascript:alert(1)', 'JaVa\tScript:alert(1)', 'data:text/html,x', 'java%73cript:x'])(
  'never follows %s',
  (address) => {
    expect(destination(address, { external: true }).kind).toBe('refused');
  },
);
