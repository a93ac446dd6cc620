import { describe, expect, it } from 'vitest';
import { doiTerm, queryTerms, searchWords } from './search-terms.ts';

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

describe('the words of a query', () => {
  it('begin with the most telling one and end with years', () => {
    expect(queryTerms('2024 tide of estuaries')).toEqual(['estuary', 'tide', '2024']);
  });

  it.each(['10.5555/CES.1', 'https://doi.org/10.5555/ces.1', 'doi:10.5555/ces.1.'])(
    'take the DOI in %s whole',
    (query) => {
      expect(queryTerms(`holt ${query}`)).toEqual([doiTerm('10.5555/ces.1'), 'holt']);
    },
  );

  it('can all be ids of documents', () => {
    for (const term of queryTerms('10.5555/a/b ../x __proto__ . a/b "quoted words" (x)')) {
      expect(term).toMatch(/^[^/]{2,}$/u);
      expect(term).not.toMatch(/^__.*__$/);
    }
  });
});
