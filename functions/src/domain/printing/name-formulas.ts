/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * What assistive technology reads of formulas. On a page it is their MathML, which Chromium leaves out of a PDF, and what
 * is drawn is hidden from it. These functions are sent to the browser as text: they cannot use anything else in this module.
 */

export interface PageFormula {
  readonly drawn: Element;
  readonly mathml: Element;
  /** TeX. */
  readonly source: string;
}

/** The formulas of a page, in its order. */
export function formulasOfPage(): PageFormula[] {
  return [...document.querySelectorAll('.katex')].flatMap((formula) => {
    const drawn = formula.querySelector(':scope > .katex-html');
    const mathml = formula.querySelector(':scope > .katex-mathml');
    const source = mathml?.querySelector('annotation[encoding="application/x-tex"]')?.textContent;
    return drawn && mathml && source ? [{ drawn, mathml, source: source.trim() }] : [];
  });
}

/** Each formula becomes an element with a text, one for each: Chromium tags it as a figure with this as its alternative. */
export function nameFormulas(formulas: readonly PageFormula[], names: readonly string[]): void {
  for (const [at, { drawn, mathml }] of formulas.entries()) {
    mathml.setAttribute('aria-hidden', 'true');
    drawn.removeAttribute('aria-hidden');
    drawn.setAttribute('role', 'img');
    drawn.setAttribute('aria-label', names[at] ?? '');
  }
}
