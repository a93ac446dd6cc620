import { expect, test } from 'vitest';
import { linkBelow, readLanguageAddress } from './language-address.ts';
import { pathBelow, pathWithoutBase } from './path-below.ts';

test.each([
  ['/', null, '', '/', true],
  ['/journals', null, '', '/journals', true],
  ['/es', 'es', '/es', '/', true],
  ['/es/', 'es', '/es', '/', false],
  ['/es//evil.example/x', 'es', '/es', '/evil.example/x', false],
  ['/pt-br/journals', 'pt-BR', '/pt-br', '/journals', true],
  ['/pt-BR/journals', 'pt-BR', '/pt-br', '/journals', false],
  ['/zh-hans/a/b', 'zh-Hans', '/zh-hans', '/a/b', true],
  ['/xx/journals', null, '', '/xx/journals', true],
  ['/essays', null, '', '/essays', true],
])('reads the language of %s', (pathname, language, base, path, isCanonical) => {
  expect(readLanguageAddress(pathname)).toEqual({ language, base, path, isCanonical });
});

test.each([
  ['/', '/es'],
  ['/#top', '/es#top'],
  ['/journals?letter=A', '/es/journals?letter=A'],
])('writes %s below a language', (path, below) => {
  expect(pathBelow('/es', path)).toBe(below);
  expect(pathBelow('', path)).toBe(path);
});

test.each([
  ['/es', '/'],
  ['/es/journals', '/journals'],
])('takes the language off %s', (pathname, path) => {
  expect(pathWithoutBase('/es', pathname)).toBe(path);
  expect(pathWithoutBase('', path)).toBe(path);
});

test.each([
  ['/journals/CES', '/es/journals/CES'],
  ['/', '/es'],
  ['/article/CES/1-1/mud.pdf', null],
  ['/media/CES/mud/figure.png', null],
  ['/journals/CES/feed.xml', null],
  ['/file', null],
  ['/files-of-mine', '/es/files-of-mine'],
  ['/article/CES/1-1/mud/annotations/', null],
  ['/fr/journals', null],
  ['/es/journals', null],
  ['//host/path', null],
  ['https://other.example/', null],
  ['#place', null],
])('leads %s to %s', (href, below) => {
  expect(linkBelow('/es', href)).toBe(below);
  expect(linkBelow('', href)).toBeNull();
});
