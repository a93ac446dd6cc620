import { describe, expect, it } from 'vitest';
import { searchWords } from './search-terms.ts';

describe('the words of a text', () => {
  it.each([
    ['Tides in a Converging Estuary', ['tide', 'converging', 'estuary']],
    ['Études of Çelebi, Müller & Łoś', ['etude', 'celebi', 'muller', 'los']],
    ['O’Brien-Holt’s method', ['obrien', 'holt', 'method']],
    ['Møller Straße Ægir', ['moller', 'strasse', 'aegir']],
    ['studies, glass, viruses, analysis', ['study', 'glass', 'viruse', 'analysi']],
    ['x² of the H₂O at 37 °C', ['x2', 'h2o', '37']],
    ['Приливы и отливы', ['приливы', 'отливы']],
    ['the of and', []],
  ])('of "%s" are %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it('are the same with and without accents, in any case', () => {
    expect(searchWords('MÜLLER-Lyer')).toEqual(searchWords('muller lyer'));
    expect(searchWords('Mu\u0308ller')).toEqual(searchWords('M\u00fcller'));
  });
});
