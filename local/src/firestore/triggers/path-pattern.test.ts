import { describe, expect, it } from 'vitest';
import { compilePattern } from './path-pattern.ts';

describe('compilePattern', () => {
  it.each([
    ['c/{id}', 'c/a', true],
    ['c/{id}', 'd/a', false],
    ['c/{id}', 'c/a/d/b', false],
    ['/c/{id}/', 'c/a', true],
    ['c/{id=*}', 'c/a', true],
    ['c/{id}/d/{other}', 'c/a/d/b', true],
    ['c/{id}/d/{other}', 'c/a/e/b', false],
    ['c/*', 'c/a', true],
    ['c/{rest=**}', 'c/a', true],
    ['c/{rest=**}', 'c/a/d/b', true],
    ['c/**', 'c/a/d/b', true],
    ['c/**', 'cc/a', false],
    ['{all=**}/d/{id}', 'c/a/d/b', true],
    ['{all=**}/d/{id}', 'd/b', true],
    ['{all=**}/d/{id}', 'c/a/e/b', false],
    ['c/{rest=**}/e/{id}', 'c/a/d/b/e/f', true],
    ['c/x.y', 'c/xzy', false],
    ['c/pre-{id}', 'c/pre-1', true],
    ['c/pre-{id}', 'c/1', false],
    ['c/{id}', 'c/two\nlines', true],
  ])('takes %s for %s: %s', (pattern, path, expected) => {
    expect(compilePattern(pattern, false)(path)).toBe(expected);
  });

  it('takes an exact pattern by the letter', () => {
    expect(compilePattern('c/a', true)('c/a')).toBe(true);
    expect(compilePattern('c/a', true)('c/aa')).toBe(false);
  });
});
