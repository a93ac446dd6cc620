import { describe, expect, it } from 'vitest';
import { isInlineFormula, isWithinLetterBounds, letterHref } from './letter-markdown.ts';

describe('letterHref', () => {
  it.each(['https://press.example/a?b=1', 'http://press.example', 'mailto:ann@press.example'])(
    'leads to %s',
    (url) => expect(letterHref(url)).toBe(url),
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/admin',
    '#place',
    'https:\\\\evil.example',
    'https://press.example@evil.example',
    'https:///evil',
    '',
  ])('leads nowhere with %j', (url) => expect(letterHref(url)).toBeNull());
});

describe('isInlineFormula', () => {
  it.each([
    ['$x$', ''],
    ['$\\frac{1}{2}$', '.'],
    ['$$x$$', ' '],
  ])('takes %s', (source, next) => expect(isInlineFormula(source, next)).toBe(true));

  it.each([
    ['$5 and $', '1'],
    ['$5-$', '1'],
    ['$ x$', ' '],
    ['$$ $$', ''],
  ])('leaves %s as it is', (source, next) => expect(isInlineFormula(source, next)).toBe(false));
});

describe('isWithinLetterBounds', () => {
  it('takes a long report with lists and links', () => {
    const report = '1. Please see [the guide](https://press.example/guide).\n   - and $x^2$\n';
    expect(isWithinLetterBounds(report.repeat(200))).toBe(true);
  });

  it.each([
    'a'.repeat(50_001),
    '>'.repeat(20),
    '- '.repeat(20),
    'a]('.repeat(400),
    '['.repeat(3_000),
    `${' '.repeat(40)}- a`,
  ])('refuses what would take a parser long (%#)', (text) =>
    expect(isWithinLetterBounds(text)).toBe(false),
  );
});
