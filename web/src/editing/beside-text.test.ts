import { describe, expect, it } from 'vitest';
import { besideText } from './beside-text.ts';

const problem = (message: string, line?: number) => ({
  severity: 'warning' as const,
  code: 'x/y',
  message,
  ...(line === undefined ? {} : { line }),
});

describe('besideText', () => {
  it('adds the line of a text that a problem is of', () => {
    const [first, second] = besideText(
      [problem('Gone.', 2), problem('All of it.')],
      'one\n two  words\nthree',
      new Map(),
    );
    expect(first?.near).toBe('two words');
    expect(second).not.toHaveProperty('near');
  });

  it('finds the line in the file that the LaTeX reader names', () => {
    const files = new Map([['paper/parts/a.tex', new TextEncoder().encode('x\n\\lost{kept}\n')]]);
    const told = { ...problem('Unknown.'), values: { file: 'parts/a.tex', line: 2 } };
    expect(besideText([told], null, files)[0]?.near).toBe('\\lost{kept}');
    const elsewhere = { ...problem('Gone.'), values: { file: 'b.tex', line: 2 } };
    expect(besideText([elsewhere], null, files)).toEqual([elsewhere]);
  });

  it('keeps the words that a reader has found itself', () => {
    const found = { ...problem('Gone.', 1), near: 'these words' };
    expect(besideText([found], 'others', new Map())).toEqual([found]);
  });
});
