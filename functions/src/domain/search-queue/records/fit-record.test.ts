import {
  type ArticleSearch,
  ArticleSearchSchema,
  SEARCH_RECORD_MAX_BYTES,
} from '@quire/model/search/search-record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitRecord } from './fit-record.ts';
import { firstAuthorOf, spellingsOf } from './record-parts.ts';

const record = (abstract: string, authors: string[]): ArticleSearch => ({
  objectID: 'CES~mud',
  title: 'Mud',
  path: '/article/CES/1-1/mud',
  codes: [],
  date: 0,
  year: 1970,
  firstAuthor: firstAuthorOf(authors),
  authors,
  authorsFolded: spellingsOf(authors),
  journal: 'Coasts and Seas',
  journalKey: 'CES',
  issn: [],
  issue: '1-1',
  volume: '',
  number: '',
  pages: '',
  type: 'editorial',
  subjects: [],
  keywords: [],
  licence: 'CC-BY-4.0',
  abstract,
});

const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

describe('a record', () => {
  it('is never larger than Algolia’s limit, and keeps what fits', () => {
    const names = fc.array(fc.constantFrom('Jana Müller-Lüdenscheidt', 'Ø. Ås', '王小明'), {
      maxLength: 1_200,
    });
    const abstracts = fc.string({ unit: 'grapheme', maxLength: 6_000, size: 'max' });
    fc.assert(
      fc.property(abstracts, names, (abstract, authors) => {
        const whole = record(abstract, authors);
        const fitted = ArticleSearchSchema.parse(fitRecord(whole));
        expect(bytes(fitted)).toBeLessThanOrEqual(SEARCH_RECORD_MAX_BYTES);
        expect(whole.abstract.startsWith(fitted.abstract)).toBe(true);
        expect(authors.slice(0, fitted.authors.length)).toEqual(fitted.authors);
        if (bytes(whole) <= SEARCH_RECORD_MAX_BYTES) expect(fitted).toEqual(whole);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['a title without an end', { title: 'Mud '.repeat(4_000) }],
    ['a word without an end', { title: '泥'.repeat(9_000) }],
    ['very many keywords', { keywords: Array.from({ length: 900 }, (_, n) => `estuary ${n}`) }],
    ['very many subjects', { subjects: Array.from({ length: 900 }, (_, n) => `subject ${n}`) }],
  ])('is never larger for %s', (_, change) => {
    const fitted = ArticleSearchSchema.parse(fitRecord({ ...record('It rises.', []), ...change }));
    expect(bytes(fitted)).toBeLessThanOrEqual(SEARCH_RECORD_MAX_BYTES);
    expect(fitted.title).not.toBe('');
  });

  it('first loses the end of its abstract, at a word', () => {
    const fitted = fitRecord(record('word '.repeat(3_000), ['Jana Müller']));
    expect(fitted).toMatchObject({
      authors: ['Jana Müller'],
      authorsFolded: ['jana muller', 'jana mueller'],
    });
    expect(fitted).toHaveProperty('abstract', expect.stringMatching(/^(word )+word$/));
    expect(bytes(fitted)).toBeGreaterThan(SEARCH_RECORD_MAX_BYTES - 20);
  });
});

it('cuts abstracts in other languages before the article’s own', () => {
  const titles = { titles: ['Lodo'], titleLanguages: ['es'] };
  const whole = { ...record('word '.repeat(900), []), ...titles };
  const fitted = fitRecord({ ...whole, translatedAbstract: 'palabra '.repeat(900) });
  expect(fitted).toMatchObject(whole);
  expect(fitted.translatedAbstract).toMatch(/^(palabra )+palabra$/);
  expect(bytes(fitted)).toBeLessThanOrEqual(SEARCH_RECORD_MAX_BYTES);
});
