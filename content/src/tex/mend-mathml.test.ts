import { describe, expect, it } from 'vitest';
import { mathmlFaults } from '../testing/mathml-faults.ts';
import { KNOWN_MACROS } from './macros.ts';
import { renderFormula } from './render-formula.ts';

const rendered = (tex: string) => {
  const made = renderFormula(tex, true, KNOWN_MACROS);
  if (!made.ok) throw new Error(made.reason);
  return made.html;
};
const mathml = (tex: string) => /<semantics>(.*)<annotation/.exec(rendered(tex))?.[1];

describe('the MathML of a formula', () => {
  it.each([
    [
      '\\overset{!}{=}',
      '<mover><mo>=</mo><mo stretchy="false" lspace="0em" rspace="0em">!</mo></mover>',
    ],
    ['\\underset{n}{\\longrightarrow}', '<munder><mo>⟶</mo><mi>n</mi></munder>'],
    ['\\overset{a}{d}', '<mover><mi>d</mi><mi>a</mi></mover>'],
    ['\\underset{u}{\\min}', '<munder><mi>min</mi><mi>u</mi></munder>'],
    ['\\coloneqq', '<mo>≔</mo>'],
    [
      '\\operatorname*{argmax}_x',
      '<munder><mi mathvariant="normal">argmax</mi><mi>x</mi></munder>',
    ],
  ])('has no elements in tokens: %s', (tex, expected) => {
    expect(mathml(tex)).toBe(`<mrow>${expected}</mrow>`);
  });

  it('keeps the scripts of an operator’s name', () => {
    expect(mathml('\\operatorname{GL_2}(x)')).toContain(
      '<msub><mi mathvariant="normal">L</mi><mn>2</mn></msub>',
    );
  });

  it.each([
    '\\stackrel{\\text{def}}{=} \\overset{\\rightarrow}{t} \\overrightarrow{AB} \\xrightarrow[b]{a}',
    '\\mathop{\\rm arg\\,min}_x \\lim_{n \\to \\infty} \\limsup_n \\max_x^y \\sum_a^b \\mathrel{\\vcenter{:}}',
    '\\sqrt[3]{x} \\binom{n}{k} \\underbrace{a+b}_{n} \\overbrace{a}^{m} {\\rm d}x \\not= \\neq',
    '\\begin{cases} a & b \\\\ c & \\text{if $x \\overset{!}{=} y$} \\end{cases} \\tag{3}',
    '\\begin{aligned} a &\\coloneqq b \\\\ &\\eqqcolon c \\end{aligned} \\mathbin{\\text{or}} \\mathrel{ab}',
    '\\ce{A ->[\\text{heat}] B + C^2+} \\pu{3 m s-1} \\boxed{x} \\cancel{y} \\phantom{z} \\rule{1em}{1em}',
    '\\bra{\\phi} \\ket{\\psi} \\mathclap{x} \\smash{y} \\raisebox{1em}{t} \\pmod{n} \\bmod a',
  ])('is what a parser of HTML reads: %s', (tex) => {
    expect(mathmlFaults(rendered(tex)).faults).toEqual([]);
  });

  it('is found faulty where it is', () => {
    const torn = '<math><mrow><mi><msqrt></msqrt></mi></mrow></math>';
    expect(mathmlFaults(torn).faults).toEqual([`mi holds msqrt: ${torn}`]);
    const short = '<math><mfrac><mi>a</mi></mfrac></math>';
    expect(mathmlFaults(short).faults).toEqual([`mfrac has 1 children: ${short}`]);
    expect(mathmlFaults('<math><mrow><p></p></mrow></math>').faults[0]).toMatch(/^torn/);
  });
});
