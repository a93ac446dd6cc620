import { describe, expect, it } from 'vitest';
import { readMacros } from './read-macros.ts';

describe('readMacros', () => {
  it('reads definitions from the preamble and the map', () => {
    expect(
      readMacros({
        'header-includes':
          '<script>x</script>\n\\newcommand{\\Pf}{\\mathrm{Pf}}\n\\newcommand{\\del}[2]{\\frac{#1}{#2}}\n\\def\\R{\\mathbb{R}}\n\\DeclareMathOperator*{\\argmin}{arg\\,min}\n\\newcommand{\\opt}[1][x]{#1}',
        macros: { Q: '\\mathbb{Q}', '\\Z': '\\mathbb{Z}', bad: 3 },
      }),
    ).toEqual({
      '\\Pf': '\\mathrm{Pf}',
      '\\del': '\\frac{#1}{#2}',
      '\\R': '\\mathbb{R}',
      '\\argmin': '\\operatorname*{arg\\,min}',
      '\\Q': '\\mathbb{Q}',
      '\\Z': '\\mathbb{Z}',
    });
  });
});
