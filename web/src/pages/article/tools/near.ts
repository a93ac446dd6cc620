import { offerTools } from './block-tools.ts';
import { follow, jump } from './previews.ts';

const BLOCK = '.article-body :is(.equation, .table-figure, pre)';

/**
 * Offers what the part of the article has that the reader points at or has reached with the keyboard;
 * after a click on a link within the text, the way back.
 */
export function near(event: Event): void {
  if (event.type === 'click') {
    jump(event);
    return;
  }
  const block = event.target instanceof Element && event.target.closest<HTMLElement>(BLOCK);
  // A click on a figure then opens it without delay.
  if (event.target instanceof Element && event.target.closest('.figure-link')) {
    void import('./lightbox.ts');
  }
  if (block && !block.closest('.preview')) offerTools(block);
  follow(event);
}
