import { describe, expect, it } from 'vitest';
import {
  formulaInCharacters,
  partsOfText,
  unicodeText,
  withFormulasInCharacters,
} from './unicode-text.ts';

describe('a title as plain text', () => {
  it.each([
    ['$\\alpha^2$', 'α²'],
    ['Decay of $^{14}\\mathrm{C}$ in peat', 'Decay of ¹⁴C in peat'],
    ['A $\\beta$-decay at $10^{-3}$ K', 'A β-decay at 10⁻³ K'],
    ['On $\\mathbb{R}^n$ and $x_{ij} \\leq \\frac{a+b}{2}$', 'On ℝⁿ and xᵢⱼ ≤ (a+b)/2'],
    ['$\\mathrm{CO}_2$ and $\\ce{SO4^2-}$', 'CO₂ and SO₄²⁻'],
    ['$\\hat{\\theta} = \\sqrt{2}$', 'θ\u0302 = √2'],
    ['$p<0.05$, $f(x)=\\sin x$', 'p < 0.05, f(x) = sin x'],
    ['$x^{a/b}$ where $\\text{if it rains}$', 'x^(a/b) where if it rains'],
    ['$\\pm 5\\,\\%$', '± 5 %'],
    ['Growth of *E. coli* and **more**', 'Growth of E. coli and more'],
    ['$$E=mc^2$$', 'E = mc²'],
    ['Of [la *boue*]{lang=fr} [a]', 'Of la boue [a]'],
  ])('reads %j as %j', (typed, shown) => expect(unicodeText(typed)).toBe(shown));

  it.each([
    'How tidal creeks drain',
    'From $5 and $10 to $20',
    'A file_name_here and 2*3*4',
    'snake_case, a * b * c',
    '',
  ])('leaves %j as it is', (typed) => expect(unicodeText(typed)).toBe(typed));

  it.each(['\\weird{x}', '{', 'x^', '\\frac{a}', '}', '\\'])(
    'shows the source of %j, which has no characters',
    (tex) => expect(unicodeText(`a $${tex}$`)).toContain(tex.replace(/\\$/, '')),
  );

  it('is quick with a long and hostile text', () => {
    for (const part of ['$', '\\$', '*a', '{', '$\\frac', '_a_ ', '$$'])
      expect(unicodeText(part.repeat(20_000)).length).toBeGreaterThan(0);
    expect(() => unicodeText(`$${'{'.repeat(5_000)}$`)).not.toThrow();
  });
});

it('finds the parts that are drawn', () => {
  expect(partsOfText('Rise of *Ulva* by $h^2$')).toEqual([
    { kind: 'words', text: 'Rise of ' },
    { kind: 'emphasis', text: 'Ulva' },
    { kind: 'words', text: ' by ' },
    { kind: 'formula', text: 'h^2' },
  ]);
});

describe('a text with its formulas in characters', () => {
  it.each([
    ['Is $x^2$ *right*,\n- or $$\\alpha$$?', 'Is x² *right*,\n- or α?'],
    ['$5 and $10, $5-$10', '$5 and $10, $5-$10'],
    ['`$x^2$` and\n```\n$x^2$\n```\n$y^2$', '`$x^2$` and\n```\n$x^2$\n```\ny²'],
    ['So $\\overbrace{a}$ stays', 'So $\\overbrace{a}$ stays'],
  ])('reads %j as %j', (typed, shown) => expect(withFormulasInCharacters(typed)).toBe(shown));

  it('is quick with a long text', () => {
    expect(withFormulasInCharacters('$a'.repeat(100_000))).toMatch(/^\$?a/);
  });

  it('says where there are no characters', () => {
    expect(formulaInCharacters('x_1')).toBe('x₁');
    expect(formulaInCharacters('\\overbrace{a}')).toBeNull();
  });
});
