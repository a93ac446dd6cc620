import { describe, expect, test } from 'vitest';
import { readRows } from './formula-rows.ts';
import { renderFormula } from './render-formula.ts';

const SUM = 'a + b + c + d + e + f + g + h + i';
const html = (tex: string) => {
  const done = renderFormula(tex, true, { '\\half': '\\frac{1}{2}' });
  if (!done.ok) throw new Error(done.reason);
  return done.html;
};
const count = (text: string, part: string) => text.split(part).length - 1;

describe('the rows of a formula', () => {
  test.each([
    ['\\begin{align*}a &= b \\\\[2ex] c &= d\\end{align*}', ['{}a', '{}= b', '{}c', '{}= d'], 'rl'],
    ['\\begin{gather} a \\\\ b \\end{gather}.', ['{}a', '{}b.'], 'c'],
    [
      '\\begin{align*}\\begin{split} a &= b \\\\ &= c \\end{split}\\end{align*}',
      ['{}a', '{}= b', '{}', '{}= c'],
      'rl',
    ],
    [
      '\\begin{array}{rl} a & = b \\ \\end{array}',
      ['\\textstyle {}a', '\\textstyle {}= b \\ '],
      'rl',
    ],
    [
      '\\begin{alignat*}{2} a &= b & c &= d \\\\ \\end{alignat*}',
      ['{}a', '{}= b', '{}c', '{}= d'],
      'rlrl',
    ],
  ])('are read with their cells: %s', (tex, cells, sides) => {
    const rows = readRows(tex);
    expect(rows?.rows.flat()).toEqual(cells);
    expect(rows?.sides.join('')).toBe(sides);
  });

  test.each([
    'a = b',
    'L = \\begin{aligned} a \\\\ b \\end{aligned}',
    '\\begin{pmatrix} a \\\\ b \\end{pmatrix}',
    '\\begin{array}{c|c} a & b \\end{array}',
    '\\begin{array}{cc} \\hline a & b \\end{array}',
    '\\begin{array}{cc} 1 & 2 \\\\ 3 & 4 \\end{array}',
    '\\begin{align} \\gdef\\x{1} a \\\\ b \\end{align}',
  ])('are left to KaTeX: %s', (tex) => {
    expect(readRows(tex)).toBeNull();
  });

  test('say whether a number belongs to all of them', () => {
    const aligned = '\\begin{aligned} a &= b \\\\ c &= d \\end{aligned}';
    expect(readRows(`${aligned}\\tag{1}`)?.isNumberedWhole).toBe(true);
    expect(readRows(aligned)?.isNumberedWhole).toBe(false);
    const split =
      '\\begin{align*}\\begin{split} a &= b \\\\ c &= d \\end{split}\\tag{1}\\end{align*}';
    expect(readRows(split)?.isNumberedWhole).toBe(true);
  });
});

describe('a wide formula of several rows', () => {
  test('is set row by row, each with its number', () => {
    const done = html(
      `\\begin{align*} x &= ${SUM} + \\half \\tag{1} \\\\ y &= z \\tag{2} \\end{align*}`,
    );
    expect(count(done, 'class="formula-row"')).toBe(2);
    expect(count(done, '"katex-tag"')).toBe(2);
    expect(done).not.toContain('"mtable"');
    expect(done).toMatch(/formula-r"><span class="katex-tag">|formula-l"><span class="katex-tag">/);
  });

  test('keeps the number of the whole before its rows', () => {
    const done = html(`\\begin{aligned} x &= ${SUM} + ${SUM} \\\\ &= z \\end{aligned}\\tag{1}`);
    expect(done).toMatch(/katex-html"[^>]*><span class="katex-tag">.*<span class="formula-rows">/s);
    expect(done).toContain('<span class="formula-cell formula-r"></span>');
    expect(count(done, '"katex-tag"')).toBe(1);
  });

  test('is one line where it has one row', () => {
    const done = html(`\\begin{array}{rcl} x & = & {${SUM} + ${SUM}} \\ \\end{array}`);
    expect(done).not.toContain('"mtable"');
    expect(done).not.toContain('formula-row');
    const grouped = html(`\\begin{array}{rl} x & {= ${SUM} + ${SUM}} \\ \\end{array}`);
    expect(grouped).toMatch(/x<\/span>.*?margin-right:0\.2778em.*?=/s);
  });

  test('has the space between the columns of an array', () => {
    const done = html(`\\begin{array}{rl} x & {= ${SUM} + ${SUM}} \\\\ & = z \\end{array}`);
    expect(count(done, 'formula-l formula-apart')).toBe(2);
    expect(html(`\\begin{align*} x &= ${SUM} + ${SUM} \\\\ &= z \\end{align*}`)).not.toContain(
      'formula-apart',
    );
  });

  test('is left to KaTeX where it fits or a cell cannot stand alone', () => {
    expect(html('\\begin{align*} a &= b \\\\ c &= d \\end{align*}')).toContain('"mtable"');
    const open = `\\begin{align*} x \\left( y &= ${SUM} \\right. \\\\ c &= d \\end{align*}`;
    expect(renderFormula(open, true, {}).ok).toBe(false);
    expect(html('\\begin{array}{r} \\ \\end{array}')).toContain('katex');
  });
});
