import { describe, expect, it } from 'vitest';
import { readTabular } from './read-tabular.ts';

describe('readTabular', () => {
  it('reads columns, rows and rules', () => {
    const source =
      '\\begin{tabular}{|l|c r@{.}p{2cm}|}\\hline a & b & c & d \\\\ \\hline\\hline 1 & 2 \\& 3 & & $x_{4}$ \\\\[2pt]\\end{tabular}';
    expect(readTabular(source)).toEqual({
      align: ['left', 'center', 'right', null],
      rows: [
        ['a', 'b', 'c', 'd'],
        ['1', '2 \\& 3', '', '$x_{4}$'],
      ],
    });
  });

  it('fills the columns and rows that a cell spans', () => {
    const source =
      '\\begin{tabularx}{\\textwidth}{*{3}{c}}\\multicolumn{2}{c}{both} & z \\\\ \\multirow{2}{*}{down} & y & % no\nx\\end{tabularx}';
    expect(readTabular(source)).toEqual({
      align: ['center', 'center', 'center'],
      rows: [
        ['both', '', 'z'],
        ['down', 'y', 'x'],
      ],
    });
  });

  it('reports that there is none', () => {
    expect(readTabular('\\begin{table}x\\end{table}')).toBeNull();
  });
});
