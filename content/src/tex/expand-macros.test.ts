import { describe, expect, it } from 'vitest';
import { readPaper } from '../paper/read-paper.ts';
import { isThere, PAPERS } from '../testing/corpus.ts';
import { expandMacros } from './expand-macros.ts';
import { KNOWN_MACROS, LATEX_COMMANDS, macrosWith } from './macros.ts';
import { renderFormula } from './render-formula.ts';

const MACROS = {
  '\\im': '\\mathrm{i}',
  '\\half': '\\frac{1}{2}',
  '\\pair': '\\left( #1, #2 \\right)',
  '\\vecb': '\\mathbf #1',
  '\\twice': '\\pair{#1}{#1}',
  '\\loop': '\\loop',
};
const withoutSource = (html: string) => html.replace(/<annotation[\s\S]*?<\/annotation>/g, '');

function drawn(tex: string, macros: Readonly<Record<string, string>>): string {
  const made = renderFormula(tex, false, macros);
  return made.ok ? withoutSource(made.html) : made.reason;
}

describe('expandMacros', () => {
  it.each([
    ['e^{\\im x}', 'e^{\\mathrm{i}x}'],
    ['\\half x', '\\frac{1}{2}x'],
    ['\\pair{a}{b}', '\\left( a, b \\right)'],
    ['\\pair ab', '\\left( a, b \\right)'],
    ['\\vecb x', '\\mathbf x'],
    ['\\twice\\alpha', '\\left( \\alpha, \\alpha \\right)'],
    ['\\pair{a}', '\\pair{a}'],
    ['\\alpha\\im', '\\alpha\\mathrm{i}'],
    ['\\imath \\\\ \\{\\im\\}', '\\imath \\\\ \\{\\mathrm{i}\\}'],
    ['\\loop', '\\loop'],
    ['a \\mspace{3mu} \\mbox{b}', 'a \\mspace{3mu} \\mbox{b}'],
  ])('expands %s', (tex, expanded) => {
    expect(expandMacros(tex, { ...KNOWN_MACROS, ...MACROS })).toBe(expanded);
  });

  it('is what a formula gives away as its TeX', () => {
    const made = renderFormula('\\im < \\abs{x}', false, { ...KNOWN_MACROS, ...MACROS });
    expect(made.ok && made.html).toContain('x-tex">\\mathrm{i}&lt; \\left|x\\right|</annotation>');
  });

  it.skipIf(!isThere)('changes no formula of the corpus', () => {
    const unlike: string[] = [];
    let changed = 0;
    for (const [, folder] of PAPERS.filter(([name]) => !name.startsWith('paren/'))) {
      const paper = readPaper(folder);
      if (!paper.ok) continue;
      const macros = macrosWith(paper.content.macros);
      for (const [, tex = ''] of paper.content.markdown.matchAll(/\$([^$\n]+)\$/g)) {
        const expanded = expandMacros(tex, macros);
        if (expanded === tex) continue;
        changed += 1;
        if (drawn(expanded, LATEX_COMMANDS) !== drawn(tex, macros))
          unlike.push(`${tex} → ${expanded}`);
      }
    }
    expect(changed).toBeGreaterThan(3);
    expect(unlike).toEqual([]);
  });
});
