import katex from 'katex';
import { describe, expect, test } from 'vitest';
import { mendKatex } from './mend-katex.ts';

const formula = (tex: string) =>
  mendKatex(katex.renderToString(tex, { displayMode: true }), true).html;

/** The MathML without its source. */
const shape = (html: string) => /<semantics>(.*)<annotation/.exec(html)?.[1];

describe('what KaTeX made', () => {
  test.each([
    ['h_{\\max}', '<mrow><msub><mi>h</mi><mi>max</mi></msub></mrow>'],
    ['h_{\\max}^2', '<mrow><msubsup><mi>h</mi><mi>max</mi><mn>2</mn></msubsup></mrow>'],
  ])('has only scripts under a base: %s', (tex, expected) => {
    expect(shape(formula(tex))).toBe(expected);
  });

  test('keeps function application where it belongs', () => {
    expect(formula('\\max(a, b)')).toContain('<mi>max</mi><mo>\u2061</mo>');
    expect(formula('x^{\\sin y}')).toContain('<mi>sin</mi><mo>\u2061</mo>');
  });

  test('says nothing of the width of a cell beside a numbered equation', () => {
    expect(katex.renderToString('a \\tag{1}', { displayMode: true })).toContain('mtd width');
    expect(formula('a \\tag{1}')).not.toContain('mtd width');
  });

  test('has no negative height', () => {
    const html =
      '<span class="vlist" style="height:-0.2486em;"><span style="top:-2.4em;"></span></span>';
    expect(mendKatex(html, false).html).toBe(
      '<span class="vlist"><span style="top:-2.4em;"></span></span>',
    );
  });

  test('is otherwise left as it is', () => {
    const html = katex.renderToString('\\frac{a}{b} = \\int_0^1 f(x)\\,dx');
    expect(mendKatex(html, false).html).toBe(html);
  });

  test('breaks a displayed formula before relations and operators', () => {
    const boxes = formula('a = b + c = d').split('<span class="katex-base">').slice(1);
    const signs = boxes.map((box) => [...box.matchAll(/<span class="(?:mrel|mbin)">(.)/g)]);
    expect(signs.map((found) => found.map(([, sign]) => sign))).toEqual([[], ['='], ['+'], ['=']]);
    expect(formula('a = b + c = d').match(/class="formula-part"/g)).toHaveLength(1);
    expect(formula('= b + c')).toContain('<span class="mrel">=</span>');
  });

  test('puts a number before what it numbers', () => {
    expect(formula('a \\tag{1}')).toMatch(/katex-html"[^>]*><span class="katex-tag">/);
  });

  test('knows about how wide a displayed formula is', () => {
    const { widest, whole } = mendKatex(
      katex.renderToString('abcd = efgh + ijkl', { displayMode: true }),
      true,
    );
    expect(widest).toBeLessThan(7);
    expect(whole).toBeGreaterThan(8);
    expect(whole).toBeLessThan(12);
  });
});
