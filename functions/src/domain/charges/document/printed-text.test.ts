import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { printedRuns } from './printed-text.ts';

const runsOf = (text: string, country: string) => printedRuns(text, { country, direction: 'ltr' });
const texts = (text: string, country = 'DE') => runsOf(text, country).map((run) => run.text);
/** The families of a text's runs, without their slices; DejaVu is `-`. */
const families = (text: string, country = 'DE') => [
  ...new Set(
    runsOf(text, country).map(({ font }) => font?.name.split('-').slice(2, 3).join('') ?? '-'),
  ),
];

describe('the fonts of a printed text', () => {
  it.each([
    ['清华大学', 'CN', 'sc'],
    ['東京大学', 'JP', 'jp'],
    ['東京のつくば', 'CN', 'jp'],
    ['서울대학교', 'KR', 'kr'],
    ['दिल्ली', 'IN', 'devanagari'],
    ['ঢাকা', 'BD', 'bengali'],
    ['சென்னை', 'IN', 'tamil'],
    ['กรุงเทพ', 'TH', 'thai'],
    ['Зоя Ångström Ψ', 'DE', '-'],
    ['קהיר القاهرة', 'DE', '-'],
  ])('has the letters of %s', (text, country, family) => {
    expect(families(text, country)).toEqual([family]);
    for (const { font } of runsOf(text, country)) {
      if (font) expect(existsSync(font.file)).toBe(true);
    }
    expect(texts(text, country).join('').length).toBe(text.length);
  });

  it('change with the letters, and keep an accent with its letter', () => {
    expect(texts('X清').length).toBe(2);
    expect(families('X清')).toEqual(['-', 'sc']);
    expect(texts('กี้')).toEqual(['กี้']);
  });
});

describe('the directions of a printed text', () => {
  const levels = (text: string, direction: 'ltr' | 'rtl') =>
    printedRuns(text, { country: 'DE', direction }).map((run) => [run.text, run.level]);

  it('are levels of runs, in the order in which they are read, without invisible characters', () => {
    expect(levels('Dr. محمد بن at \u202eX', 'ltr')).toEqual([
      ['Dr. ', 0],
      ['محمد بن', 1],
      [' at X', 0],
    ]);
    expect(levels('رقم 15', 'ltr')).toEqual([
      ['رقم ', 1],
      ['15', 2],
    ]);
  });

  it('follow the signs around values, which are not printed', () => {
    expect(levels('«\u2068A-1\u2069»، \u2068B\u2069', 'rtl')).toEqual([
      ['«', 1],
      ['A-1', 2],
      ['»، ', 1],
      ['B', 2],
    ]);
  });

  it.each(['ltr', 'rtl'] as const)('are not given to names and codes, also %s', (direction) => {
    expect(levels('12 Main St. (−EUR 5)', direction)).toEqual([
      ['12 Main St. (−EUR 5)', undefined],
    ]);
  });
});
