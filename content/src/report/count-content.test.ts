import { describe, expect, it } from 'vitest';
import { renderDocument } from '../render-document.ts';
import { countContent } from './count-content.ts';

describe('countContent', () => {
  it('counts what readers find, the abstract included, but nothing that the press has made', () => {
    const done = renderDocument({
      abstract: 'Two words.',
      markdown:
        'Three *m*ore words $x_{\\text{no}}$ [@a; @a], see [@fig:map].\n\n$$y$$\n\n![Map](map.png){#fig:map}\n\nTable: T\n\n| a |\n|---|\n| b |',
      bibtex: '@misc{a, title={Title}, author={Ash, A.}, year={2020}}',
      macros: {},
      figures: new Map([['map.png', { src: '/m.webp', width: 8, height: 6 }]]),
    });
    expect(countContent(done)).toEqual({
      words: 10,
      formulas: 2,
      figures: 1,
      tables: 1,
      citations: 2,
      references: 1,
    });
    expect(countContent(done, 'Funded by mud.').words).toBe(13);
  });
});
