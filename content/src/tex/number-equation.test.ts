import { describe, expect, it } from 'vitest';
import { numberEquation } from './number-equation.ts';

function number(source: string) {
  let last = 0;
  return numberEquation(source, () => {
    last += 1;
    return String(last);
  });
}

describe('numberEquation', () => {
  it('leaves a bare formula without a number', () => {
    expect(number(' x = 1 ')).toEqual({ tex: 'x = 1', labels: [], numbers: [] });
  });

  it.each([
    ['\\begin{equation}x\\end{equation}', 'x\\tag{1}'],
    ['\\begin{equation*}x\\end{equation*}', 'x'],
    ['\\begin{equation}x\\nonumber\\end{equation}', 'x'],
    ['\\begin{equation}x\\tag{A}\\end{equation}', 'x\\tag{A}'],
    ['\\begin{align*}x&=y\\end{align*}', '\\begin{align*}x&=y\\end{align*}'],
    ['\\begin{gather}a\\\\b\\end{gather}', '\\begin{gather*}a\\tag{1}\\\\b\\tag{2}\\end{gather*}'],
    ['\\begin{align}a&=b,\\\\\\end{align}', '\\begin{align*}a&=b,\\tag{1}\\\\\\end{align*}'],
    ['\\begin{multline}a\\\\b\\end{multline}', '\\begin{gathered}a\\\\b\\end{gathered}\\tag{1}'],
    ['\\begin{eqnarray}a &=& b\\end{eqnarray}', '\\begin{align*}a &=  b\\tag{1}\\end{align*}'],
    ['\\begin{alignat}{2}a&=b\\end{alignat}', '\\begin{alignat*}{2}a&=b\\tag{1}\\end{alignat*}'],
    [
      '\\begin{align}M &= \\left[\\begin{matrix}a&b\\\\c&d\\end{matrix}\\right]\\end{align}',
      '\\begin{align*}M &= \\left[\\begin{matrix}a&b\\\\c&d\\end{matrix}\\right]\\tag{1}\\end{align*}',
    ],
    [
      '\\begin{subequations}\\begin{align}a\\\\b\\end{align}\\end{subequations}',
      '\\begin{align*}a\\tag{1}\\\\b\\tag{2}\\end{align*}',
    ],
  ])('reads %s', (source, tex) => {
    expect(number(source).tex).toBe(tex);
  });

  it('removes labels and returns the number that each refers to', () => {
    const rows = '\\begin{align}a \\label{eq:a}\\\\b\\nonumber\\\\c\\label{eq:c}\\end{align}';
    expect(number(rows).labels).toEqual([
      { label: 'eq:a', number: '1' },
      { label: 'eq:c', number: '2' },
    ]);
    expect(number(rows).tex).not.toContain('\\label');
    expect(number('x = 2 \\label{eq:x}')).toEqual({
      tex: 'x = 2\\tag{1}',
      labels: [{ label: 'eq:x', number: '1' }],
      numbers: ['1'],
    });
  });

  it('finds a label outside of its environment', () => {
    const { labels, tex } = number('\\label{eq:o}\n\\begin{align}a\\end{align}');
    expect(labels).toEqual([{ label: 'eq:o', number: '1' }]);
    expect(tex).toBe('\\begin{align*}a\\tag{1}\\end{align*}');
  });
});
