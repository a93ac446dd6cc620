import { describe, expect, it } from 'vitest';
import { type Inline, placeInlines } from './place-inlines.ts';

/** A line of words as wide as they have letters, as pdfmake measures them. */
function lineOf(words: readonly (readonly [text: string, level?: number])[]) {
  let inlineWidths = 0;
  const inlines = words.map(([text, level]): Inline => {
    const x = inlineWidths;
    inlineWidths += text.length;
    const trailingCut = text.length - text.trimEnd().length;
    return { text, x, width: text.length, leadingCut: 0, trailingCut, ...(level && { level }) };
  });
  return { inlines, inlineWidths, leadingCut: 0, trailingCut: inlines.at(-1)?.trailingCut ?? 0 };
}

/** What is on paper from left to right. */
function seen(...words: Parameters<typeof lineOf>[0]): string[] {
  const line = lineOf(words);
  placeInlines(line);
  return line.inlines
    .toSorted((one, other) => one.x - other.x)
    .map(({ text }) => text.replaceAll('\u00a0', ' '));
}

describe('a line from right to left', () => {
  it('begins at the right, with numbers and Latin words in their own order', () => {
    expect(seen(['رقم ', 1], ['A 15', 2], [' في', 1])).toEqual([' في', 'A 15', 'رقم ']);
    expect(seen(['The '], ['شارع ', 1], ['12', 2], [' x'])).toEqual(['The ', '12', 'شارع ', ' x']);
  });

  it('turns brackets, and signs that have no letters', () => {
    expect(seen(['(א) ', 1], ['A', 2], ['»، ', 1], ['B', 2])).toEqual(['B', ' ،«', 'A', ')א( ']);
  });

  it('has no place for the space at its end, and keeps its width otherwise', () => {
    const line = lineOf([
      ['كلية ', 1],
      ['Earth ', 2],
    ]);
    placeInlines(line);
    expect(line).toMatchObject({ inlineWidths: 10, trailingCut: 0 });
    expect(line.inlines.map(({ x, width }) => [x, width])).toEqual([
      [5, 5],
      [0, 5],
    ]);
  });
});

it('draws words that follow each other as one, for those who copy them', () => {
  expect(seen(['كلية ', 1], ['العلوم', 1], [' 12', 2])).toEqual([' 12', 'كلية العلوم']);
});

it('leaves a line without levels as it was', () => {
  const line = lineOf([['Earth '], ['Systems ']]);
  placeInlines(line);
  expect(line).toEqual(lineOf([['Earth '], ['Systems ']]));
});
