import fc from 'fast-check';
import { expect, test } from 'vitest';
import { destination } from './navigate-safely.ts';

const HERE = 'https://press.example/journals/CES?page=2#latest';

test.each([
  ['/journals', '/journals'],
  ['/journals/CES?page=2#latest', '/journals/CES?page=2#latest'],
  ['#top', '/journals/CES?page=2#top'],
  ['?page=3', '/journals/CES?page=3'],
  ['../about', '/about'],
  ['https://press.example/about', '/about'],
])('follows %s to the page %s', (address, path) => {
  expect(destination(address, HERE)).toEqual({ kind: 'internal', path });
});

test.each([
  'https://other.example/',
  'HTTPS://other.example/',
  'http://press.example/',
  'https://press.example:8443/',
  'https://press.example@other.example/',
  'https:\\\\other.example',
  'mailto:a@b.example',
])('refuses %s unless other sites are allowed', (address) => {
  expect(destination(address, HERE)).toEqual({ kind: 'refused' });
});

test('follows another site where that is allowed', () => {
  expect(destination('https://other.example/a', HERE, { external: true })).toEqual({
    kind: 'external',
    address: 'https://other.example/a',
  });
});

test.each([
  'javascript:alert(1)',
  'JaVa\tScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript\r:alert(1)',
  'data:text/html,x',
  'java%73cript:x',
  'javascript%3Ax',
  'vbscript:x',
  'blob:https://press.example/1',
  '//other.example',
  '\\\\other.example',
  '/\\other.example',
  '\t//other.example',
  '/\n/other.example',
  '/.//other.example',
  'mailto:a@b.example',
  'https://',
])('never follows %j', (address) => {
  expect(destination(address, HERE, { external: true })).toEqual({ kind: 'refused' });
});

test('leads nowhere else than to this site unless that is allowed', () => {
  const part = fc.constantFrom(
    ...['/', '\\', '//', '..', '.', ':', '@', '\t', '\n', ' ', '?', '#', '%2F', '%5C', 'a'],
    ...['https:', 'http:', 'JAVASCRIPT:', 'data:', 'other.example', 'press.example'],
  );
  let followed = 0;
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
      const going = destination(parts.join(''), HERE);
      expect(going.kind).not.toBe('external');
      if (going.kind !== 'internal') return;
      followed += 1;
      expect(new URL(going.path, HERE).origin).toBe(new URL(HERE).origin);
    }),
    { numRuns: 4_000 },
  );
  expect(followed).toBeGreaterThan(200);
});
