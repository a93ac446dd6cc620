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
  for (const wide of document.querySelectorAll<HTMLElement>('.katex-display, .table-scroll, pre')) {
    const inside = wide.firstElementChild;
    const room = wide.clientWidth;
    if (!(inside instanceof HTMLElement) || room === 0) continue;
    let needed = wide.scrollWidth;
    // A formula stands in the middle, its number over the right margin: they must not meet.
    const tag = wide.querySelector('.katex-html > .katex-tag')?.getBoundingClientRect();
    for (const base of tag ? wide.querySelectorAll('.katex-html > .katex-base') : []) {
      const overlap = base.getBoundingClientRect().right + 6 - (tag?.left ?? 0);
      needed = Math.max(needed, room + 2 * overlap);
    }
    if (needed > room * 1.005) inside.style.zoom = String(Math.max(0.4, (room / needed) * 0.99));
  }
}
