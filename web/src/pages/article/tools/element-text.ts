/** The words of an element as a reader would type them: a formula is the TeX it was made from. */
export function elementText(element: Element): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const formula of copy.querySelectorAll('.katex')) {
    formula.replaceWith(`$${texOf(formula)}$`);
  }
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The TeX that a formula was made from. */
export function texOf(formula: Element): string {
  const note = formula.querySelector('annotation[encoding="application/x-tex"]');
  return note?.textContent?.trim() ?? '';
}
