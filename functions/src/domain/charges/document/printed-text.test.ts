import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { printedRuns } from './printed-text.ts';

const texts = (text: string, country = 'DE') => printedRuns(text, country).map((run) => run.text);
/** The families of a text's runs, without their slices; DejaVu is `-`. */
const families = (text: string, country = 'DE') => [
  ...new Set(
    printedRuns(text, country).map(({ font }) => font?.name.split('-').slice(2, 3).join('') ?? '-'),
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
    for (const { font } of printedRuns(text, country)) {
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

describe('the order of a printed text', () => {
  it('orders words from right to left, and omits invisible characters', () => {
    expect(texts('Dr. محمد بن علي at \u202eX').join('')).toBe('Dr. محمد\u00a0بن\u00a0علي at X');
  });

  it('keeps numbers in reading order, to the left of what they follow', () => {
    expect(texts('رقم 15')).toEqual(['15', 'رقم\u00a0']);
    expect(texts('(قاهرة)').join('')).toBe('(قاهرة)');
    expect(texts('א (ב) ג')).toEqual(['א\u00a0)ב(\u00a0ג']);
  });

  it('lets long texts break', () => {
    const parts = texts('كلية العلوم '.repeat(12).trim());
    expect(parts.length).toBeGreaterThan(3);
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(45);
  });
});
