import { expect, it } from 'vitest';
import { renderDocument } from '../render-document.ts';

it.each([
  ['$\\bfseries x$', '<mi mathvariant="bold">x</mi>'],
  ['$\\text{\\bfseries x}$', '<mtext mathvariant="bold">x</mtext>'],
  ['$\\text{\\itshape x}$', '<mtext mathvariant="italic">x</mtext>'],
])('shows the fonts of LaTeX within formulas: %s', (markdown, mathml) => {
  const { html, problems } = renderDocument({
    ...{ markdown, bibtex: '', macros: {}, figures: new Map() },
  });
  expect(problems).toEqual([]);
  expect(html).toContain(mathml);
});
