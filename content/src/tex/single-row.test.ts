import { expect, test } from 'vitest';
import { singleRow } from './single-row.ts';

test.each([
  ['\\begin{align*}a &= b\\tag{1}\\end{align*}', 'a  = b\\tag{1}'],
  ['\\begin{array}{r}\n{a + b = c,} \\ \\end{array}', 'a + b = c,'],
  ['\\begin{array}{r}{a} + {b} \\end{array}\\tag{2}', '{a} + {b}\\tag{2}'],
  ['\\begin{aligned} x &= y \\\\ \\end{aligned}.', 'x  = y.'],
])('takes one row out of its environment: %s', (tex, row) => {
  expect(singleRow(tex).replace(/\s+/g, ' ')).toBe(row.replace(/\s+/g, ' '));
});

test.each([
  'a = b',
  '\\begin{align*}a &= b\\tag{1}\\\\ c &= d\\tag{2}\\end{align*}',
  '\\begin{array}{cc} a & b \\end{array}',
  '\\begin{array}{r} \\begin{cases} a \\\\ b \\end{cases} \\end{array}',
  '\\begin{array}{c} \\hline a \\end{array}',
  '\\begin{pmatrix} a \\end{pmatrix}',
])('leaves others: %s', (tex) => {
  expect(singleRow(tex)).toBe(tex);
});
