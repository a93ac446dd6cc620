import { offerTools } from './block-tools.ts';
import { openFormula, stepThroughFormulas } from './formula-tools.ts';
import { follow, jump } from './previews.ts';

const BLOCK = '.article-body :is(.equation, .table-figure, pre)';

/**
 * Offers what the part of the article has that the reader points at or has reached with the keyboard;
 * after a click on a link within the text, the way back, and on a formula its menu.
 */
export function near(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (event.type === 'click') {
    const formula = !target.closest('a[href]') && target.closest('.katex');
    if (formula) openFormula(formula);
    else jump(event);
    return;
  }
  const block = target.closest<HTMLElement>(BLOCK);
  // A click on a figure then opens it without delay.
  if (target.closest('.figure-link')) void import('./lightbox.ts');
  if (block && !block.closest('.preview')) offerTools(block);
  follow(event);
}

/** Opens the menu of one formula, from which those before and behind are reached. */
export function nearFormulas(): void {
  // Called through this file: one more of its own is one that every reader's page would have to name.
  stepThroughFormulas();
}
