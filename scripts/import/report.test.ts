import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import type { ImportPaperResponse } from '../../model/src/calls/calls.ts';
import { reportLines, summary } from './report.ts';

const report = (outcome: ImportPaperResponse['outcome'], severities: string[] = []) => ({
  outcome,
  articleId: 'J~a',
  title: 'A title',
  problems: severities.map((severity) => ({
    severity: severity === 'note' ? ('note' as const) : ('warning' as const),
    code: 'figure/missing',
    message: 'Gone.',
    line: 12,
  })),
});
const lines = (...args: Parameters<typeof reportLines>) =>
  reportLines(...args).map((line) => stripVTControlCharacters(line));

test('gives each paper a line, and each thing that could not be read another', () => {
  expect(lines('paper', report('created', ['warning', 'note']), false)).toEqual([
    '✓ created   paper: A title',
    '    warning figure/missing (line 12): Gone.',
    '    1 note (--notes)',
  ]);
  expect(lines('paper', report('refused', ['note']), true)).toHaveLength(2);
});

test('shows what readers find of the source, and marks what differs', () => {
  const source = { words: 1200, formulas: 3, figures: 1, tables: 0, citations: 9, references: 4 };
  const counts = { source, result: { ...source, formulas: 2 } };
  const all = { ...report('created'), counts };
  expect(lines('paper', all, false).slice(1)).toEqual([
    '                     words  formulas !     figures      tables   citations  references',
    '    in source        1,200           3           1           0           9           4',
    '    in text          1,200           2           1           0           9           4',
  ]);
});

test('sums up what became of the papers', () => {
  const all = [report('created', ['warning']), report('unchanged'), report('refused', ['note'])];
  expect(stripVTControlCharacters(summary(all))).toBe(
    '3 papers: 1 created, 1 unchanged, 1 refused; 1 problem',
  );
});
