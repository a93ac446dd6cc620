import { describe, expect, it } from 'vitest';
import { newReport } from '../report/problems.ts';
import { decodeHtmlEntities, decodeText } from './decode-text.ts';

describe('decodeEntities', () => {
  it.each([
    ['A &amp; B', 'A & B'],
    ['A &amp;amp; B', 'A & B'],
    ['A &amp;amp;amp; B', 'A & B'],
    ['&#8211;&#x2013;', '––'],
    ['R&D; &unknown;', 'R&D; &unknown;'],
  ])('decodes %s', (text, done) => {
    expect(decodeHtmlEntities(text)).toBe(done);
  });
});

describe('decodeText', () => {
  it('reads UTF-8 with any line ending', () => {
    const report = newReport();
    expect(decodeText(new TextEncoder().encode('\ufeffé\r\nb\rc'), 'x', report)).toBe('é\nb\nc');
    expect(report.problems).toEqual([]);
  });

  it('reads text that is not UTF-8 as Windows-1252, with a note', () => {
    const report = newReport();
    expect(decodeText(new Uint8Array([0xe9]), 'x.bib', report)).toBe('é');
    expect(report.problems.map(({ code }) => code)).toEqual(['text/encoding']);
  });
});
