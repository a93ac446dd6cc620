import { expect, it } from 'vitest';
import { formulaMathml } from './formula-mathml.ts';
import { mathmlToOmml } from './mathml-to-omml.ts';

const omml = (tex: string): string => {
  const mathml = formulaMathml(tex, true, {});
  if (mathml === null) throw new Error(`KaTeX does not read ${tex}`);
  return (mathmlToOmml(mathml) ?? '')
    .replace(/ xmlns:m="[^"]*"| xml:space="preserve"/g, '')
    .replace(/^<m:oMath>|<\/m:oMath>$/g, '');
};
const t = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;

it.each([
  ['x^2', `<m:sSup><m:e>${t('x')}</m:e><m:sup>${t('2')}</m:sup></m:sSup>`],
  ['\\frac{a}{b}', `<m:f><m:num>${t('a')}</m:num><m:den>${t('b')}</m:den></m:f>`],
  ['\\sqrt[3]{x}', `<m:rad><m:deg>${t('3')}</m:deg><m:e>${t('x')}</m:e></m:rad>`],
  [
    '\\sum_{i=1}^n x',
    `<m:nary><m:naryPr><m:chr m:val="∑"/><m:limLoc m:val="undOvr"/></m:naryPr><m:sub>${t('i')}${t('=')}${t('1')}</m:sub><m:sup>${t('n')}</m:sup><m:e>${t('x')}</m:e></m:nary>`,
  ],
  [
    '\\left(\\frac{a}{b}\\right)',
    `<m:d><m:dPr><m:begChr m:val="("/><m:endChr m:val=")"/></m:dPr><m:e><m:f><m:num>${t('a')}</m:num><m:den>${t('b')}</m:den></m:f></m:e></m:d>`,
  ],
  ['\\hat x', `<m:acc><m:accPr><m:chr m:val="\u0302"/></m:accPr><m:e>${t('x')}</m:e></m:acc>`],
  [
    '\\text{if } x',
    `<m:r><m:rPr><m:nor/></m:rPr><m:t>if </m:t></m:r>${t('x')}`.replace('if ', 'if\u00a0'),
  ],
])('writes %s', (tex, made) => expect(omml(tex)).toBe(made));

it('writes matrices, cases and aligned lines row by row', () => {
  const made = omml('\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}');
  expect(made.match(/<m:mr>/g)).toHaveLength(2);
  expect(made.match(/<m:e>/g)).toHaveLength(5);
  expect(omml('\\begin{aligned} a &= b \\\\ &= c \\end{aligned}').match(/<m:mr>/g)).toHaveLength(2);
});

it('leaves the number of an equation to the paragraph', () => {
  expect(omml('x \\tag{3}')).toBe(t('x'));
});

it('returns nothing for text that is not a formula', () => {
  expect(mathmlToOmml('<p>x</p>')).toBeNull();
  expect(mathmlToOmml('no XML')).toBeNull();
});
