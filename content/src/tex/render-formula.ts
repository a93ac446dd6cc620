import katex from 'katex';
// Chemistry: \ce and \pu.
import 'katex/contrib/mhchem';
import { takeCommands } from './groups.ts';
import { type MendedFormula, mendKatex } from './mend-katex.ts';

export type RenderedFormula = ({ ok: true } & MendedFormula) | { ok: false; reason: string };

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
  try {
    const html = katex.renderToString(tex, {
      displayMode: display,
      output: 'htmlAndMathml',
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
    if (refused !== null) return { ok: false, reason: `${refused} is not allowed in a formula` };
    return { ok: true, ...mendKatex(html, display, tagsOf(tex)) };
  } catch (error) {
    const message = error instanceof Error ? error.message : 'KaTeX cannot read it';
    // KaTeX repeats the formula with marks after the position: only the sentence is kept.
    const [sentence = message] = message
      .replace(/^KaTeX parse error: /, '')
      .split(/ at position| at end of input/);
    return { ok: false, reason: sentence };
  }
}
