import { describe, expect, it } from 'vitest';
import { renderDocument } from '../render-document.ts';
import { countContent, countsInWords } from './count-content.ts';

describe('countContent', () => {
  it('counts what readers find, the abstract included', () => {
    const done = renderDocument({
      abstract: 'Two words.',
      markdown:
        'Three more words $x$ [@a; @a].\n\n$$y$$\n\n![Map](map.png)\n\nTable: T\n\n| a |\n|---|\n| b |',
      bibtex: '@misc{a, title={T}, author={Ash, A.}, year={2020}}',
      macros: {},
      figures: new Map(),
    });
    expect(countContent(done)).toMatchObject({ formulas: 2, citations: 2, figures: 1, tables: 1 });
    expect(countContent(done).words).toBeGreaterThan(5);
  });

  it('says one thing in the singular', () => {
    const counts = { words: 1200, formulas: 1, citations: 0, figures: 2, tables: 1 };
    expect(countsInWords(counts)).toBe('1,200 words, 1 formula, 0 citations, 2 figures, 1 table');
  });
});
