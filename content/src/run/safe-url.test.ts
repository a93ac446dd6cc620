import { describe, expect, it } from 'vitest';
import { safeUrl } from './safe-url.ts';

describe('safeUrl', () => {
  it.each(['https://example.org/a?b#c', 'http://example.org', 'mailto:a@b.c', '#s-x', '/journals'])(
    'lets %s pass',
    (address) => {
      expect(safeUrl(address)).toBe(address);
    },
  );

  it('completes an address without its protocol', () => {
    expect(safeUrl('www.example.org')).toBe('https://www.example.org');
  });

  it.each([
    'javascript:alert(1)',
    ' JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    'java%73cript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:///evil.example',
    'ftp://example.org',
    'docs/x.md',
    'http://;URL=javascript:alert(1)',
    'http://danlec_@.1',
    'www.a.b:c',
    '',
    '%',
  ])('refuses %j', (address) => {
    expect(safeUrl(address)).toBeNull();
  });
});
