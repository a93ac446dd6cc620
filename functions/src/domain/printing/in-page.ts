/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * Changes to a page in the browser before it is printed. These functions are sent there as text: they cannot use
 * anything else in this module.
 */

/** Loads what a screen would load on scrolling, and waits for pictures and fonts. */
export async function waitForImages(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  const decoded = [...document.images].map((image) => image.decode().catch(() => undefined));
  await Promise.all([...decoded, document.fonts.ready]);
}

/** Paper does not scroll: formulas, tables and listings that are too wide are scaled down. */
export function fitWide(): void {
  // If lines may break anywhere, a narrow column would split numbers and short words.
  for (const cell of document.querySelectorAll<HTMLElement>('.article-body :is(td, th)')) {
    const words = (cell.textContent ?? '').split(/\s+/);
    if (words.every((word) => word.length <= 14)) cell.style.overflowWrap = 'normal';
  }
  for (const wide of document.querySelectorAll<HTMLElement>('.katex-display, .table-scroll, pre')) {
    const inside = wide.firstElementChild;
    const room = wide.clientWidth;
    if (!(inside instanceof HTMLElement) || room === 0) continue;
    const needed = wide.scrollWidth;
    if (needed > room * 1.005) inside.style.zoom = String(Math.max(0.4, (room / needed) * 0.99));
  }
}

/** On paper the citation of an article is on its first page: below the text, it might be the only content of a page. */
export function citeOnFirstPage(): void {
  const citation = document.querySelector('[aria-labelledby="cite"]');
  if (citation) document.querySelector('.article-body')?.before(citation);
}

/** Hides what follows the text and says nothing on paper: its rule or space might be the only content of a last page. */
export function hideEmptyEnd(): void {
  let before = document.querySelector('.article-body');
  for (; before && !before.matches('main, body'); before = before.parentElement) {
    for (let next = before.nextElementSibling; next; next = next.nextElementSibling) {
      if (!(next instanceof HTMLElement) || next.innerText.trim() !== '') continue;
      if (!next.querySelector('img')) next.style.display = 'none';
    }
  }
}

/**
 * Numbers the lines of running text in the margin. Each number is within its line, so that page breaks cannot separate
 * them; formulas, tables and listings have none.
 */
export function numberLines(): void {
  const BLOCKS = 'p, li, h1, h2, h3, h4, h5, figcaption, dt, dd';
  const APART = 'table, .katex, .equation, pre, svg';
  // A Chinese or Japanese line may end between any two characters.
  const WORDS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]+/gu;
  const range = document.createRange();
  const starts: { readonly node: Text; readonly at: number }[] = [];
  for (const block of document.querySelectorAll<HTMLElement>(`main :is(${BLOCKS})`)) {
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    let before = Number.NEGATIVE_INFINITY;
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const holder = node.parentElement;
      if (!(node instanceof Text) || holder?.closest(BLOCKS) !== block) continue;
      if (holder.closest(APART)) continue;
      for (const word of node.data.matchAll(WORDS)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + 1);
        const { top, height, width } = range.getBoundingClientRect();
        // Hidden elements have no position.
        if (width === 0) continue;
        // A word of the same line may be anywhere beside, in a text that has both directions, and raised or lowered.
        const middle = top + height / 2;
        if (middle - before > height / 2) starts.push({ node, at: word.index + word[0].length });
        before = middle;
      }
    }
  }
  // From the end: splitting keeps the beginning.
  for (let at = starts.length - 1; at >= 0; at -= 1) {
    const start = starts[at];
    if (!start) continue;
    const mark = document.createElement('span');
    mark.className = 'line-number';
    mark.dataset.line = String(at + 1);
    mark.setAttribute('aria-hidden', 'true');
    // After the line's first word: before it, it would be at the end of the line above.
    start.node.splitText(start.at).before(mark);
  }
}
