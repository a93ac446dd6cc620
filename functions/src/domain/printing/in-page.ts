/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * What is done to a page in the browser before it is printed. These functions are sent there as
 * text: they see nothing of this module.
 */

/** Fetches what a screen would fetch on scrolling, and waits for pictures and fonts. */
export async function waitForImages(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  const decoded = [...document.images].map((image) => image.decode().catch(() => undefined));
  await Promise.all([...decoded, document.fonts.ready]);
}

/** Paper does not scroll: a formula, table or listing that is too wide is made smaller. */
export function fitWide(): void {
  // Where lines may break anywhere, a narrow column would cut numbers and short words in two.
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

/** On paper an article says on its first page how it is cited: below its text, a page may be left with nothing else. */
export function citeOnFirstPage(): void {
  const citation = document.querySelector('[aria-labelledby="cite"]');
  if (citation) document.querySelector('.article-body')?.before(citation);
}

/**
 * A figure that does not fit below the text before it goes behind the paragraphs that follow, as a typesetter's does:
 * the browser would leave the rest of the page empty, and knows no floats of pages. `pageHeight`: of the text, in the
 * pixels of the page.
 */
export function floatFigures(pageHeight: number): void {
  /** A gap that nobody notices. */
  const SMALL = 70;
  const blocks = () => [
    ...document.querySelectorAll<HTMLElement>('.article-body > .cv > *, .article-body > :not(.cv)'),
  ];
  const mayPass = (block: HTMLElement | undefined): block is HTMLElement =>
    block?.matches('p, ul, ol, blockquote, .equation') === true;
  const moved = new Set<HTMLElement>();
  /** How far the ends of pages have pushed down what follows. */
  let pushed = 0;
  let order = blocks();
  for (let at = 0; at < order.length; at += 1) {
    const block = order[at];
    if (!block?.matches('.figure, .equation, pre')) continue;
    const { top, height } = block.getBoundingClientRect();
    const left = pageHeight - ((top + window.scrollY + pushed) % pageHeight);
    if (height <= left || height > pageHeight) continue;
    let last: HTMLElement | undefined;
    let filled = 0;
    for (let next = at + 1; filled < left && mayPass(order[next]); next += 1) {
      last = order[next];
      filled = (last?.getBoundingClientRect().bottom ?? 0) - top - height;
    }
    if (last && left > SMALL && block.matches('.figure') && !moved.has(block)) {
      moved.add(block);
      last.after(block);
      order = blocks();
      at -= 1;
    } else pushed += left;
  }
}

/**
 * Numbers the lines of running text in the margin. Each number is in the line that it counts, so that it stays
 * with it wherever the page ends; formulas, tables and listings have none.
 */
export function numberLines(): void {
  const BLOCKS = 'p, li, h1, h2, h3, h4, h5, figcaption, dt, dd';
  const APART = 'table, .katex, .equation, pre, svg';
  const range = document.createRange();
  const starts: { readonly node: Text; readonly at: number }[] = [];
  for (const block of document.querySelectorAll<HTMLElement>(`main :is(${BLOCKS})`)) {
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    let before = Number.POSITIVE_INFINITY;
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const holder = node.parentElement;
      if (!(node instanceof Text) || holder?.closest(BLOCKS) !== block) continue;
      if (holder.closest(APART)) continue;
      for (const word of node.data.matchAll(/\S+/g)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + 1);
        const { left, width } = range.getBoundingClientRect();
        // What is not shown has no place.
        if (width === 0) continue;
        if (left <= before) starts.push({ node, at: word.index + word[0].length });
        before = left;
      }
    }
  }
  // From the end: what is split keeps its beginning.
  for (let at = starts.length - 1; at >= 0; at -= 1) {
    const start = starts[at];
    if (!start) continue;
    const mark = document.createElement('span');
    mark.className = 'line-number';
    mark.dataset.line = String(at + 1);
    mark.setAttribute('aria-hidden', 'true');
    // Behind the line's first word: before it, it would stand at the end of the line above.
    start.node.splitText(start.at).before(mark);
  }
}
