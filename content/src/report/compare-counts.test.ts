import { problemText } from '@quire/model/entities/manuscript-problems';
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

const SOURCE = ['1200', '34', '2', '1', '50', '20'];

describe('countProblems', () => {
  it('gives both counts where nothing is lost', () => {
    const [note, ...others] = countProblems({ source, result: { ...source, words: 1190 } });
    expect(others).toEqual([]);
    expect(note).toEqual({
      ...{ severity: 'note', code: 'text/counts' },
      values: { source: SOURCE, result: ['1190', '34', '2', '1', '50', '20'] },
    });
    expect(problemText(note ?? { code: '' })).toBe(
      'The source contains: words 1,200, formulas 34, figures 2, tables 1, citations 50 and references 20. Readers see: words 1,190, formulas 34, figures 2, tables 1, citations 50 and references 20.',
    );
  });

  it('warns of what is lost, and of much that the source has not', () => {
    const result = { ...source, words: 1000, formulas: 32, tables: 0, figures: 9 };
    const [warning] = countProblems({ source, result });
    expect(warning).toMatchObject({ severity: 'warning', code: 'text/differs' });
    expect(problemText(warning ?? { code: '' })).toBe(
      'The text differs from its source: words 1,000 instead of 1,200, formulas 32 instead of 34, figures 9 instead of 2 and tables 0 instead of 1. Compare them.',
    );
  });
});
