import { describe, expect, test } from 'vitest';
import { isOfClass, type MarkupNode, readMarkup } from './markup.ts';
import { renderFormula } from './render-formula.ts';

/** The words of each part of a displayed formula; the parts of a part are in brackets. */
function parts(tex: string): string {
  const done = renderFormula(tex, true, {});
  if (!done.ok) throw new Error(done.reason);
  let found: readonly MarkupNode[] = [];
  readMarkup(done.html, (element) => {
    if (isOfClass(element, 'katex-html')) found = element.children;
    return element;
  });
  return shown(found);
}

const words = (node: MarkupNode): string =>
  typeof node === 'string'
    ? node.replace('\u200b', '').replaceAll('\u00a0', ' ')
    : node.children.map(words).join('');

const shown = (nodes: readonly MarkupNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const kind = /class="formula-([a-z-]+)/.exec(node.attributes)?.[1];
      return kind === undefined ? words(node) : `${kind}[${shown(node.children)}]`;
    })
    .join(' / ');

const SUM = 'a + b + c + d + e + f';

describe('a displayed formula', () => {
  test('is broken between statements before all else', () => {
    expect(parts(`S = ${SUM}, \\quad x = \\frac14`)).toBe(
      'part[S / =a / +b / +c / +d / +e / +f,] / part[x / =41]',
    );
    expect(parts(`S = ${SUM} \\text{ and } x = y`)).toMatch(/^part\[.*\] \/ part\[ and x \/ =y\]$/);
    expect(parts(`S = ${SUM} + ${SUM}, \\qquad x = y`)).toMatch(
      /^statement\[S \/ column-part\[=a \/ .*,\]\] \/ part\[x \/ =y\]$/,
    );
  });

  test('keeps a word with the statement that it begins', () => {
    expect(parts(`S = ${SUM}, \\quad \\text{where} \\quad x = y`)).toMatch(
      / \/ part\[wherex \/ =y\]$/,
    );
    expect(parts(`S = ${SUM} + 5\\text{ m} + ${SUM}`)).toMatch(/ \+5 m /);
  });

  test('is broken at relations before operators', () => {
    expect(parts(`x = ${SUM} = ${SUM}`)).toMatch(
      /^x \/ part\[=a \/ \+b .*\] \/ part\[=a \/ \+b .*\]$/,
    );
  });

  test('is broken outside brackets before inside', () => {
    expect(parts('x + (a + b + c) + (d + e + f) + (g + h + i)')).toBe(
      'x / part[+(a / +b / +c)] / part[+(d / +e / +f)] / part[+(g / +h / +i)]',
    );
  });

  test('is broken outside a norm before inside', () => {
    expect(parts('x + \\|a + b\\| + \\|d + e\\|_1^2 + \\|g + h + i\\| + j')).toMatch(
      /^x \/ part\[\+∥a \/ \+b∥\] \/ part\[\+∥d \/ \+e∥.*\] \/ part\[\+∥g .*\] \/ \+j$/,
    );
  });

  test('keeps an operator with what it is applied to', () => {
    expect(parts(`\\min_x \\quad ${SUM} + ${SUM}`)).toMatch(/^xmina \/ \+b /);
  });

  test('is broken within \\left and \\right where it would be too wide', () => {
    expect(parts('\\left( a + b \\right)^2 = c')).toBe('(a+b)2 / =c');
    expect(parts(`\\left( ${SUM} + ${SUM} \\right)^2`)).toMatch(/^\(a \/ \+b \/ .* \/ \+f\)2$/);
  });

  test('is broken between brackets and within lists only where nothing else helps', () => {
    const bracket = '\\left( \\vec{y} - R\\vec{x} - \\vec{t} \\right)^T';
    expect(parts(`${bracket}${bracket}${bracket}`).split(' / ')).toHaveLength(3);
    expect(parts('\\{ A_1, A_2, A_3 \\}')).toBe('{A1,A2,A3}');
    const list = Array.from({ length: 12 }, (_, at) => `A_{${at}}`).join(', ');
    expect(parts(`\\{ ${list} \\}`).split(' / ')).toHaveLength(12);
  });

  test('is looked into where its source is a group', () => {
    expect(parts(`{x = ${SUM} + ${SUM}} = {${SUM} + ${SUM}}`)).toBe(
      parts(`x = ${SUM} + ${SUM} = ${SUM} + ${SUM}`),
    );
  });

  test('does not begin a line with a bracket that closes or a comma', () => {
    expect(parts(`x = (${SUM} + ${SUM} \\quad) \\quad, y`)).not.toMatch(/(?:\/ |\[)[),]/);
  });
});
