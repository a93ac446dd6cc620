import { expect, test } from 'vitest';
import { formulaWidth } from './formula-width.ts';

test.each([
  ['E = mc^2', 6],
  ['a \\qquad b', 6],
  ['\\frac{a}{b}', 2],
  ['\\text{if } x', 3],
  ['\\begin{aligned} a &= b \\\\ &= c + d + e \\end{aligned}', 7],
])('tells how wide %s is: about %i letters', (tex, letters) => {
  expect(formulaWidth(tex)).toBe(letters);
});
