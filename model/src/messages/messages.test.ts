import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { messageParts } from './format-message.ts';
import { isolateValues } from './isolate-values.ts';
import { LANGUAGE_TAGS, type Language } from './languages.ts';
import { messageIn, messageKeys, sourceText } from './message-in.ts';
import { parseMessage } from './parse-message.ts';
import { withoutIsolates } from './without-isolates.ts';

const format = (text: string, values: Record<string, unknown>, locale = 'en-GB') =>
  messageParts(parseMessage(text), values, locale).join('');

describe('a message', () => {
  test.each<[text: string, values: Record<string, string | number>]>([
    ['Plain words', {}],
    ['It’s {name} of {journal}', { name: 'A', journal: 'B' }],
    ['{count, plural, =0 {none} one {# result} other {# results}}', { count: 0 }],
    ['{count, plural, =0 {none} one {# result} other {# results}}', { count: 1 }],
    ['{count, plural, =0 {none} one {# result} other {# results}}', { count: 12345 }],
    ['{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { place: 22 }],
    ['{kind, select, corrected {Corrected} other {Published}} on {day}', { kind: 'x', day: 'D' }],
    ['{kind, select, corrected {Corrected} other {Published}}', { kind: 'corrected' }],
    ['{count, number} words', { count: 10_000 }],
    ["Braces '{'are'}' quoted, it''s so", {}],
  ])('reads as FormatJS reads it: %s', (text, values) => {
    const theirs = new IntlMessageFormat(text, 'en-GB').format(values);
    expect(format(text, values)).toBe(theirs);
  });

  test('has the six forms of Arabic', () => {
    const text = '{n, plural, zero {0} one {1} two {2} few {few} many {many} other {other}}';
    const forms = [0, 1, 2, 5, 11, 100].map((n) => format(text, { n }, 'ar'));
    expect(forms).toEqual(['0', '1', '2', 'few', 'many', 'other']);
  });

  test.each([
    ['{day, date, long}', 'a date is given as words'],
    ['{n, number, ::currency/EUR}', 'a number has no style'],
    ['<a>one <b>two</b></a>', 'a tag cannot be within another tag'],
    ['{n, plural, one {x}}', 'MISSING_OTHER_CLAUSE'],
    ['{n', 'EXPECT_ARGUMENT_CLOSING_BRACE'],
  ])('is refused where it asks for more than there is: %s', (text, reason) => {
    expect(() => parseMessage(text)).toThrow(reason);
  });
});

describe('the catalogue', () => {
  test('has messages that can be read, without spaces around', () => {
    for (const key of messageKeys()) {
      expect(messageIn('en', key).length, key).toBeGreaterThan(0);
      expect(sourceText(key).trim(), key).toBe(sourceText(key));
    }
  });

  test('says which message is missing', () => {
    expect(() => sourceText('layouts.nothing')).toThrow('there is no message layouts.nothing');
    expect(() => sourceText('nowhere.menu')).toThrow('there is no message nowhere.menu');
  });
});

describe('a message from right to left', () => {
  const isolated = (text: string, values: Record<string, unknown>) =>
    messageParts(isolateValues(parseMessage(text)), values, 'ar-u-nu-latn');

  test('keeps each value apart from its words, also in branches and tags, in as few pieces', () => {
    expect(isolated('DOI: {doi}.', { doi: '10.5/a-b' })).toEqual([
      'DOI: \u2068',
      '10.5/a-b',
      '\u2069.',
    ]);
    const select = '{kind, select, new {by {name}} other {}} <b>of {title}</b>';
    const values = { kind: 'new', name: 'N', title: 'T', b: (words: string) => `<${words}>` };
    expect(isolated(select, values).join('')).toBe('by \u2068N\u2069 <of \u2068T\u2069>');
  });

  test('adds nothing to numbers, and nothing to a message that is only a value', () => {
    expect(isolated('{n, number}% of {c, plural, other {#}}', { n: 5, c: 9 }).join('')).toBe(
      '5% of 9',
    );
    expect(isolated('{name}', { name: 'N' })).toEqual(['N']);
  });

  test('is what a language of that direction has, and no other', () => {
    const signs = /[\u2068\u2069]/;
    const inLanguage = (language: Language) =>
      JSON.stringify(messageIn(language, 'layouts.allResults'));
    expect(LANGUAGE_TAGS.filter((tag) => signs.test(inLanguage(tag)))).toEqual(['ar', 'ar-XB']);
    expect(withoutIsolates(isolated('a {b} c', { b: 'B' }).join(''))).toBe('a B c');
  });
});

describe('a pseudo-language', () => {
  const inPseudo = (language: 'en-XA' | 'ar-XB') =>
    messageParts(messageIn(language, 'layouts.allResults'), { words: 'salt' }, 'en-GB').join('');

  test('is longer, has accents and keeps its values', () => {
    const text = inPseudo('en-XA');
    expect(text.length).toBeGreaterThan('All results for “salt”'.length * 1.3);
    expect(text).toMatch(/^Åļļ ŕéšûļţš ƒöŕ [^“]+ “salt”$/);
  });

  test('runs from right to left', () => {
    expect(inPseudo('ar-XB')).toContain('\u202eresults\u202c');
    expect(inPseudo('ar-XB')).toContain('salt');
  });
});
