import type { TextCounts } from '@quire/model/entities/text-counts';
import { describe, expect, it } from 'vitest';
import { countProblems } from './compare-counts.ts';

const source: TextCounts = {
  words: 1200,
  formulas: 34,
  figures: 2,
  tables: 1,
  citations: 50,
  references: 20,
};

describe('countProblems', () => {
  it('gives both counts where nothing is lost', () => {
    expect(countProblems({ source, result: { ...source, words: 1190 } })).toEqual([
      {
        severity: 'note',
        code: 'text/counts',
        message:
          'The source has 1,200 words, 34 formulas, 2 figures, 1 table, 50 citations, 20 references. Readers find 1,190 words, 34 formulas, 2 figures, 1 table, 50 citations, 20 references.',
      },
    ]);
  });

  it('warns of what is lost, and of much that the source has not', () => {
    const result = { ...source, words: 1000, formulas: 32, tables: 0, figures: 9 };
    expect(countProblems({ source, result })[0]).toEqual({
      severity: 'warning',
      code: 'text/differs',
      message:
        'The text differs from its source: 200 of 1,200 words missing; 2 of 34 formulas missing; 9 figures, where the source has 2; 1 of 1 table missing. Compare them.',
    });
  });
});
