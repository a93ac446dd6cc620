import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { internalPath, isHiddenHost, isScriptUrl } from './urls.ts';

const HERE = 'https://press.example';

/** A text with every letter in a random case, and characters strewn in that browsers drop. */
const disguised = (text: string) =>
  fc
    .tuple(
      ...[...text].map((letter) =>
        fc.tuple(
          fc.constantFrom('', '', '', '\t', '\n', '\r'),
          fc.constantFrom(letter.toLowerCase(), letter.toUpperCase()),
        ),
      ),
    )
    .map((letters) => letters.flat().join(''));
const control = fc.string({
  unit: fc.constantFrom('\u0000', '\u0001', '\u001b', '\u001f', ' ', '\n'),
});
const script = fc
  .tuple(
    control,
    fc.constantFrom('javascript:', 'data:', 'vbscript:', 'blob:').chain(disguised),
    fc.constantFrom('alert(1)', 'text/html,<script>alert(1)</script>', '//x%0aalert(1)', ''),
  )
  .map((parts) => parts.join(''));
/** What an attacker would try: slashes of both kinds, dots, hosts, escapes, and what is dropped. */
const hostile = fc
  .array(
    fc.constantFrom(
      ...[
        '/',
        '\\',
        '.',
        '..',
        '//',
        '\t',
        '\n',
        '\r',
        ' ',
        '\u0000',
        '\u200b',
        ':',
        '@',
        '?',
        '#',
      ],
      ...['evil.example', 'press.example', 'https:', 'http:', 'javascript:', 'journals', '[', '%'],
      ...['%2F', '%5C', '%5c', '%2e', '%09', '%0A', '%00', '%252F', '%3A', '%25', 'é'],
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

/** How often each is tried: enough to find what was found once, quick enough for every run. */
const RUNS = { numRuns: 4_000 };

describe('a script', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u0000script:alert(1)',
    'javascript\n:alert(1)',
    'data:text/html,x',
    'DATA:text/html;base64,PHNjcmlwdD4=',
    'java%73cript:alert(1)',
    'javascript%3Aalert(1)',
    'java%2573cript:alert(1)',
    '%6Aavascript:alert(%',
    'vbscript:x',
    'blob:https://press.example/1',
    'filesystem:https://press.example/1',
    'view-source:https://press.example/',
  ])('is known in %j', (address) => expect(isScriptUrl(address)).toBe(true));

  it.each([
    'https://example.org/javascript:',
    '/journals',
    '/search?q=javascript:',
    '#data:x',
    'mailto:a@example.org',
    'https://example.org/100%',
    '/search?q=100%25',
    '/database:1',
  ])('is not seen in %s', (address) => expect(isScriptUrl(address)).toBe(false));

  it('is known however its letters are cased and what is strewn between them', () => {
    fc.assert(
      fc.property(script, (address) => {
        expect(new URL(address, HERE).protocol).toMatch(/^(javascript|data|vbscript|blob):$/);
        expect(isScriptUrl(address)).toBe(true);
      }),
      RUNS,
    );
  });

  it('is known however often it is percent-encoded', () => {
    fc.assert(
      fc.property(script, fc.integer({ min: 1, max: 3 }), (address, times) => {
        let encoded = address;
        for (let i = 0; i < times; i += 1) encoded = encodeURIComponent(encoded);
        expect(isScriptUrl(encoded)).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('a path of this site', () => {
  it.each([
    ['/journals?x=1#y', '/journals?x=1#y'],
    [' /journals', '/journals'],
    ['/search?q=sea level', '/search?q=sea%20level'],
    ['/search?q=100%25', '/search?q=100%25'],
    ['/search?q=50%', '/search?q=50%'],
    ['/sign/in?next=%2Fjournals', '/sign/in?next=%2Fjournals'],
    ['/a/../journals', '/journals'],
  ])('is taken from %j: %s', (address, path) => expect(internalPath(address)).toBe(path));

  it.each([
    '',
    'journals',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/%255Cevil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/journals/..//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    ' //evil.example',
    '\u0000//evil.example',
    'https://evil.example/',
    'HTTPS:evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'mailto:a@evil.example',
    '/a%5C/../%5C',
  ])('is not taken from %j', (address) => expect(internalPath(address)).toBeNull());

  it('stays on this site, whatever it is made from and wherever it is written again', () => {
    let taken = 0;
    fc.assert(
      fc.property(hostile, (rest) => {
        const path = internalPath(`/${rest}`);
        if (path === null) return;
        taken += 1;
        for (const here of [`${HERE}/a/b?c#d`, 'http://press.example/']) {
          expect(new URL(path, here).origin).toBe(new URL(here).origin);
          expect(internalPath(path)).toBe(path);
        }
      }),
      RUNS,
    );
    expect(taken).toBeGreaterThan(RUNS.numRuns / 20);
  });
});

describe('a hidden host', () => {
  it.each(['//evil.example', '\\\\evil.example', '/\\evil.example', ' /\t/evil.example', '///e.f'])(
    'is found in %j',
    (address) => expect(isHiddenHost(address)).toBe(true),
  );

  it.each(['', '#note', '/journals', 'journals', '?a', 'https://other.example', 'mailto:a@b.cd'])(
    'is not seen in %j',
    (address) => expect(isHiddenHost(address)).toBe(false),
  );

  it('is found wherever an address with the page’s own protocol leads to another host', () => {
    fc.assert(
      fc.property(hostile, (address) => {
        const pages = ['https://here.invalid', 'http://here.invalid'];
        fc.pre(pages.every((page) => URL.canParse(address, page)));
        const [secure, plain] = pages.map((page) => new URL(address, page));
        const hidden = secure?.protocol !== plain?.protocol && secure?.host !== 'here.invalid';
        expect(isHiddenHost(address)).toBe(hidden);
      }),
      RUNS,
    );
  });
});
