import { expect, it } from 'vitest';
import { paperPath } from './paper-path.ts';

it('accepts paths within the folder, in one form', () => {
  expect(paperPath('./figures/a b.png')).toBe('figures/a b.png');
  expect(paperPath('Re\u0301sume\u0301.md')).toBe('R\u00e9sum\u00e9.md');
});

it.each([
  '../x',
  'a/../x',
  '/etc/passwd',
  'a//b',
  'a\\b',
  'a/./b',
  '',
  'a\nb',
  `${'a/'.repeat(20)}b`,
])('refuses %j', (path) => {
  expect(paperPath(path)).toBeNull();
});
