import katex from 'katex';

export type RenderedFormula = { ok: true; html: string } | { ok: false; reason: string };

/** Commands that would reach out of the page; KaTeX shows them in red, we say so. */
const UNTRUSTED = /\\(href|url|includegraphics|html(?:Class|Id|Style|Data))(?![A-Za-z])/;

/**
 * HTML and MathML of a formula, or why KaTeX cannot read it. Nothing in a formula is trusted: no
 * links, no images, no styles, and only as many expansions as KaTeX allows by itself.
 */
export function renderFormula(
  tex: string,
  display: boolean,
  macros: Readonly<Record<string, string>>,
): RenderedFormula {
  const refused = UNTRUSTED.exec(tex)?.[0];
  if (refused) return { ok: false, reason: `${refused} is not allowed in a formula.` };
  try {
    const html = katex.renderToString(tex, {
      displayMode: display,
      output: 'htmlAndMathml',
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxSize: 20,
      // A copy: \gdef in one formula must not reach the next.
      macros: { ...macros },
    });
    return { ok: true, html };
  } catch (error) {
    // KaTeX repeats the formula with combining marks after the position: only the sentence is kept.
    const message = error instanceof Error ? error.message : 'KaTeX cannot read it.';
    return {
      ok: false,
      reason:
        message.replace(/^KaTeX parse error: /, '').split(/ at position| at end of input/)[0] ??
        message,
    };
  }
}
