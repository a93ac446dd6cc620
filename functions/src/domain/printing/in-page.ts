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
    const needed = wide.scrollWidth;
    if (needed > room * 1.005) inside.style.zoom = String(Math.max(0.4, (room / needed) * 0.99));
  }
}
