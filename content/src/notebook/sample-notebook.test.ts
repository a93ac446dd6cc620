import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compareConverted } from '../convert/compare-converted.ts';
import { notebookToMarkdown } from './notebook-to-markdown.ts';

const file = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)));

it('keeps what a notebook shows: its text, and each kind of output', () => {
  const beside = new Map([['references.bib', file('references.bib')]]);
  const made = notebookToMarkdown(file('notebook.ipynb'), beside);
  expect(made?.title).toBe('Salt in a creek, measured in a notebook');
  expect(made?.problems.filter(({ severity }) => severity !== 'note')).toEqual([]);
  const parts = { formulas: 3, figures: 2, tables: 1, citations: 4, references: 4 };
  const counts = made && compareConverted(made);
  expect(counts).toMatchObject({ source: parts, result: parts });
});
