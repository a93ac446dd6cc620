/**
 * What a speech engine says of our MathML. Formulas have no `alttext`: screen readers make their own
 * speech of the MathML, in the reader's language and step by step, and a name would replace that.
 * Making it cost 3 ms for a formula, up to 0.3 s for a long one, 60 MB to load and 300 MB for 800.
 */
import { engineReady, setupEngine, toSpeech } from 'speech-rule-engine/js/index.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPaper } from '../paper/read-paper.ts';
import { renderDocument } from '../render-document.ts';
import { isThere, PAPERS } from '../testing/corpus.ts';
import { KNOWN_MACROS } from './macros.ts';
import { renderFormula } from './render-formula.ts';

const MATHML = /<math[\s\S]*?<\/math>/g;

beforeAll(async () => {
  await setupEngine({ locale: 'en', domain: 'clearspeak', modality: 'speech' });
  await engineReady();
});

const speech = (mathml: string): string =>
  toSpeech(mathml.replace(/<annotation[\s\S]*?<\/annotation>/, ''));

function spoken(tex: string): string {
  const made = renderFormula(tex, true, KNOWN_MACROS);
  return made.ok ? speech(made.html.match(MATHML)?.[0] ?? '') : made.reason;
}

describe('the spoken form of a formula', () => {
  it.each([
    ['a \\overset{!}{=} b', 'a equals sign with factorial over it b'],
    ['E = mc^2 \\tag{4}', 'E equals m c squared open paren 4 close paren'],
    ['\\begin{align*}a &= b\\tag{4}\\end{align*}', 'a equals b open paren 4 close paren'],
    ['\\phi_{\\mathrm{lat}}', 'phi sub lat'],
    ['0.5^\\circ', '0.5 degrees'],
    ['\\bar{b}', 'b bar'],
    ['\\vec{x}', 'x right arrow'],
    ['V \\coloneqq 3', 'V colon equals 3'],
    ['\\begin{array}{r} a = b \\ \\end{array}', 'a equals b'],
  ])('has no tables and no unknown signs: %s', (tex, words) => {
    expect(spoken(tex)).toBe(words);
  });

  it('has the numbers of all rows', () => {
    const rows = '\\begin{align*}a &= b\\tag{7}\\\\ &= c\\\\ &= d \\tag{8}\\end{align*}';
    expect(spoken(rows)).toBe(
      '3 lines Line 1: a equals b open paren 7 close paren Line 2: blank equals c Line 3: blank equals d open paren 8 close paren',
    );
  });

  it.skipIf(!isThere)('is complete for formulas of the corpus', () => {
    const all = new Set<string>();
    // Every third paper has enough.
    for (const [, folder] of PAPERS.filter((_, at) => at % 3 === 0)) {
      const paper = readPaper(folder);
      if (!paper.ok) continue;
      const { markdown, bibtex, macros } = paper.content;
      const { html } = renderDocument({ markdown, bibtex, macros, figures: new Map() });
      for (const mathml of html.match(MATHML) ?? []) {
        // A bare space has no content.
        if (!/<semantics><(?:mtext|mspace)[^<]*/.test(mathml)) all.add(mathml);
      }
    }
    const each = Math.floor(all.size / 60);
    const some = [...all].filter((_, at) => at % each === 0);
    expect(some.length).toBeGreaterThan(50);
    const bad = some
      .map((mathml) => [speech(mathml), mathml])
      .filter(([said = '']) => !said.trim() || /StartLayout|EndLayout|[^\x20-\x7e]/.test(said));
    expect(bad).toEqual([]);
  });
});
