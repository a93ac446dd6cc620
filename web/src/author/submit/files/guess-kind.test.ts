import type { FileKind } from '@quire/model/entities/submission-file';
import { describe, expect, it } from 'vitest';
import { guessKind } from './guess-kind.ts';

const FIRST: readonly FileKind[] = [
  ...([
    'manuscript',
    'figure',
    'source',
    'supplement',
    'cover_letter',
    'graphical_abstract',
  ] as const),
];
const REVISED: readonly FileKind[] = [...FIRST, 'response_letter', 'tracked_changes'];

describe('the kind of a file, by its name', () => {
  it.each([
    ['paper.docx', [], 'manuscript'],
    ['paper.docx', ['manuscript'], 'supplement'],
    ['Fig 1.TIF', ['figure'], 'figure'],
    ['cover-letter.pdf', [], 'cover_letter'],
    ['data_set.csv', [], 'supplement'],
    ['graphical-abstract.png', [], 'graphical_abstract'],
    ['response.pdf', [], 'manuscript'],
    ['paper.tex', [], 'manuscript'],
    ['paper.tex', ['manuscript'], 'source'],
    ['refs.bib', [], 'source'],
    ['paper.ipynb', [], 'manuscript'],
    ['paper.ipynb', ['manuscript'], 'supplement'],
    ['analysis.R', [], 'supplement'],
    ['Figure 2.svg', [], 'figure'],
  ] as const)('is guessed of %s', (name, taken, kind) => {
    expect(guessKind(name, FIRST, taken)).toBe(kind);
  });

  it('is guessed of what comes with a revision', () => {
    expect(guessKind('response to reviewers.pdf', REVISED, [])).toBe('response_letter');
    expect(guessKind('tracked changes.docx', REVISED, [])).toBe('tracked_changes');
  });

  it('never replaces a file that is there: a second cover letter begins as a supplement', () => {
    expect(guessKind('cover letter 2.pdf', FIRST, ['cover_letter'])).toBe('supplement');
  });

  it('is one of those that can be chosen', () => {
    expect(guessKind('paper.docx', ['supplement', 'figure'], [])).toBe('supplement');
  });
});
