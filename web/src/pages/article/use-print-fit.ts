import { useEffect } from 'react';

/** The width of a line on an A4 sheet with our margins, in the em of its text (see `print.css`). */
const LINE_EM = 46;

/** Sets formulas that are wider than a sheet smaller for as long as the page is printed. */
export function usePrintFit(): void {
  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    window.addEventListener('beforeprint', () => formulas(fit), options);
    window.addEventListener('afterprint', () => formulas(unfit), options);
    return () => stop.abort();
  }, []);
}

function formulas(change: (formula: HTMLElement, block: HTMLElement) => void): void {
  for (const block of document.querySelectorAll<HTMLElement>('.article-body .equation')) {
    const formula = block.querySelector<HTMLElement>('.katex-html');
    if (formula) change(formula, block);
  }
}

function fit(formula: HTMLElement, block: HTMLElement): void {
  const em = Number.parseFloat(getComputedStyle(block).fontSize);
  // Only a part that cannot be broken has to fit.
  const widths = [...formula.children].map((part) => part.getBoundingClientRect().width / em);
  const widest = Math.max(0, ...widths);
  if (widest > LINE_EM) block.style.setProperty('--print-fit', String(LINE_EM / widest));
}

function unfit(_: HTMLElement, block: HTMLElement): void {
  block.style.removeProperty('--print-fit');
}
