import katex from 'katex';
// Chemistry: \ce and \pu.
import 'katex/contrib/mhchem';
import { expandMacros } from './expand-macros.ts';
import { readRows, setRows } from './formula-rows.ts';
import { takeCommands } from './groups.ts';
import { katexHtml, type MendedFormula, mendKatex } from './mend-katex.ts';

export type RenderedFormula = ({ ok: true } & MendedFormula) | Unreadable;

interface Unreadable {
  ok: false;
  /** In KaTeX's words, or ours about the command. */
  reason: string;
  /** One that is not allowed. */
  command?: string;
}

const SOURCE = /(<annotation[^>]*>)[\s\S]*?(?=<\/annotation>)/;
const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** The formula with the TeX that readers copy: one that needs no macros of this text. */
const withSource = (html: string, tex: string) =>
  html.replace(
    SOURCE,
    (_, tag: string) => tag + tex.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign),
  );

/** The numbers of a formula's rows, as markup. */
const tagsOf = (tex: string) =>
  takeCommands(tex, 'tag').args.map((number) => `(${number.replace(/[&<>]/g, '')})`);

/**
 * HTML and MathML of a formula, or why KaTeX cannot read it. Nothing in a formula is trusted: no
 * links, no images, no styles, whatever macro they hide in, and only as many expansions as KaTeX
 * allows by itself.
 */
export function renderFormula(
  tex: string,
  display: boolean,
  macros: Readonly<Record<string, string>>,
): RenderedFormula {
  let refused: string | null = null;
  const draw = (source: string, output: 'htmlAndMathml' | 'html') =>
    katex.renderToString(source, {
      displayMode: display,
      output,
      throwOnError: true,
      strict: 'ignore',
      trust: ({ command }) => {
        refused = command;
        return false;
      },
      maxSize: 20,
      // A copy: \gdef in one formula must not reach the next.
      macros: { ...macros },
    });
  // A cell that only its neighbours complete is left to KaTeX, with all of its rows.
  const readCell = (source: string) => {
    try {
      return katexHtml(draw(source, 'html'));
    } catch {
      return null;
    }
  };
  try {
    const html = draw(tex, 'htmlAndMathml');
    if (refused !== null)
      return { ok: false, reason: `${refused} is not allowed in a formula`, command: refused };
    const setInRows = () => {
      const rows = readRows(tex);
      return rows && setRows(rows, readCell);
    };
    const mended = mendKatex(html, display, tagsOf(tex), setInRows);
    return { ok: true, ...mended, html: withSource(mended.html, expandMacros(tex, macros)) };
  } catch (error) {
    const message = error instanceof Error ? error.message : 'KaTeX cannot read it';
    // KaTeX repeats the formula with marks after the position: only the sentence is kept.
    const [sentence = message] = message
      .replace(/^KaTeX parse error: /, '')
      .split(/ at position| at end of input/);
    return { ok: false, reason: sentence };
  }
}
