/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * Places of figures in the page in the browser before it is printed. These functions are sent there as text: they cannot use
 * anything else in this module.
 */

export interface PageArea {
  /** In pixels of the page, of the text. */
  readonly width: number;
  readonly height: number;
}

/**
 * Lays the document out in columns as wide and as high as a page: the browser breaks them as it breaks pages, and tells
 * where, which it does not of pages.
 */
export function layOutInPages({ width, height }: PageArea): void {
  const style = document.createElement('style');
  style.id = 'in-pages';
  style.textContent = `body { margin: 0; padding: 0; inline-size: ${width}px; block-size: ${height}px; columns: 1; column-fill: auto; column-gap: 0; overflow: visible; }`;
  document.head.append(style);
}

export function layOutAsBefore(): void {
  document.getElementById('in-pages')?.remove();
}

/**
 * Fills pages that would end early because the next figure or table does not fit: a picture that nearly fits is made a
 * little smaller, or the text behind moves before the figure, which then is on top of the next page or follows the
 * paragraph that goes on there. If no text is left, a figure moves up to the top of its page. Figures keep their order,
 * and what belongs together (a heading and its text, a formula and its sentence) stays so. The browser supports no page
 * floats. The document has to be laid out in pages.
 */
export function floatFigures({ width, height }: PageArea): void {
  /** A gap that is too small to notice. */
  const SMALL = height * 0.07;
  /** A gap for which a figure may move before its text. */
  const LARGE = height * 0.2;
  /** What a picture may lose of its height. */
  const LOSS = 0.15;
  /** Steps for one page; a guard for documents of figures only. */
  const STEPS = 20;
  /** Each step lays the document out: a very long one is printed with the rest of its figures where they are. */
  const ENOUGH_MS = 15_000;
  const began = performance.now();
  const HEADING = 'h2, h3, h4, h5';
  const TEXT = ':is(dl, p, ul, ol, blockquote, .equation, pre)';
  const END = '.references, .footnotes, .notes-heading';
  const PATH = '.article-body > .cv > *, .article-body > :not(.cv)';

  interface Placed {
    readonly block: HTMLElement;
    readonly starts: number;
    readonly ends: number;
    readonly bottom: number;
  }
  const isRtl = getComputedStyle(document.body).direction === 'rtl';
  const place = (block: HTMLElement): Placed[] => {
    const body = document.body.getBoundingClientRect();
    const rects = [...block.getClientRects()].filter((rect) => rect.height > 0);
    const pageOf = ({ left, right }: DOMRect) => {
      const middle = (left + right) / 2;
      return Math.floor((isRtl ? body.right - middle : middle - body.left) / width);
    };
    const [first, last] = [rects[0], rects.at(-1)];
    if (!first || !last) return [];
    const bottom = last.bottom - body.top;
    return [{ block, starts: pageOf(first), ends: pageOf(last), bottom }];
  };
  const placeAll = () => [...document.querySelectorAll<HTMLElement>(PATH)].flatMap(place);
  const heightOf = (block: HTMLElement) =>
    [...block.getClientRects()].reduce((sum, rect) => sum + rect.height, 0);

  const floats = new Set<Element>(document.querySelectorAll('.article-body .figure'));
  // A table breaks between its rows only if it is long; a listing if it is not short.
  const tables = '.article-body :is(.table-figure, .cv > .table-scroll)';
  for (const table of document.querySelectorAll<HTMLElement>(tables)) {
    if (table.parentElement?.matches('.table-figure') || heightOf(table) > height / 2) continue;
    table.style.breakInside = 'avoid';
    floats.add(table);
  }
  for (const listing of document.querySelectorAll<HTMLElement>('.article-body pre')) {
    if (heightOf(listing) < height / 5) continue;
    Object.assign(listing.style, { breakInside: 'auto', orphans: '4', widows: '4' });
  }
  const isFloat = (placed: Placed | undefined) => !!placed && floats.has(placed.block);
  const isHeading = (placed: Placed | undefined) =>
    !!placed?.block.matches(HEADING) && !placed.block.matches(END);

  /** The text at a place of the order, with what must not be separated from it; empty if it cannot move. */
  const textAt = (order: readonly Placed[], from: number): HTMLElement[] => {
    const text: HTMLElement[] = [];
    for (let at = from; ; at += 1) {
      const placed = order[at];
      if (!placed || isFloat(placed) || placed.block.matches(END)) return [];
      text.push(placed.block);
      if (isHeading(placed)) continue;
      if (!placed.block.matches(TEXT)) return [];
      const next = order[at + 1];
      const goesOn =
        /[:,]\s*$/.test(placed.block.textContent) ||
        next?.block.matches('.equation, .continued, pre');
      if (!goesOn) return text;
    }
  };

  const shrink = ({ block }: Placed, gap: number, page: number): boolean => {
    const [image, ...others] = block.querySelectorAll<HTMLElement>('img');
    if (!image || others.length > 0 || image.style.maxHeight) return false;
    const tall = image.clientHeight;
    // Its margins, and a line's part.
    const needed = tall - (heightOf(block) - gap) - 24;
    if (needed < tall * (1 - LOSS)) return false;
    image.style.maxHeight = `${needed}px`;
    if (place(block)[0]?.ends === page) return true;
    image.style.maxHeight = '';
    return false;
  };

  const pullText = (order: readonly Placed[], at: number, page: number): boolean => {
    const stuck = order[at]?.block;
    let behind = at;
    while (isFloat(order[behind])) behind += 1;
    const text = textAt(order, behind);
    const last = order[behind - 1]?.block;
    if (!stuck || !last || text.length === 0) return false;
    stuck.before(...text);
    const [start] = text.flatMap(place);
    const [moved] = place(stuck);
    if (start?.starts === page && moved && moved.starts <= page + 1) return true;
    last.after(...text);
    return false;
  };

  const raised = new Set<HTMLElement>();
  const raise = (order: readonly Placed[], at: number, page: number): boolean => {
    const stuck = order[at]?.block;
    const top = order.findIndex(({ starts }) => starts === page);
    const first = order[top];
    if (!stuck || !first || page === 0 || raised.has(stuck)) return false;
    const passed = order.slice(top, at);
    if (passed.some(isFloat) || isHeading(order[top - 1])) return false;
    if (first.block.matches('.equation, .continued')) return false;
    raised.add(stuck);
    const mention = stuck.id && document.querySelector(`main a[href="#${CSS.escape(stuck.id)}"]`);
    const before = order.slice(top).some(({ block }) => mention && block.contains(mention));
    // Not before the page on which the text first names it.
    if (mention && before && !passed.some(({ block }) => block.contains(mention))) return false;
    const mark = document.createComment('');
    stuck.before(mark);
    first.block.before(stuck);
    const isAbove = place(stuck)[0]?.ends === page;
    if (!isAbove) mark.after(stuck);
    mark.remove();
    return isAbove;
  };

  const fill = (page: number, order: readonly Placed[], next: number): boolean => {
    const before = order[next - 1];
    if (!before || before.ends > page) return false;
    const gap = height - before.bottom;
    if (gap <= SMALL) return false;
    let at = next;
    while (isHeading(order[at])) at += 1;
    const stuck = order[at];
    if (!stuck || !isFloat(stuck)) return false;
    if (at === next && shrink(stuck, gap, page)) return true;
    return pullText(order, at, page) || (gap > LARGE && raise(order, at, page));
  };

  for (let page = 0; ; page += 1) {
    for (let step = 0; step < STEPS; step += 1) {
      const order = placeAll();
      const next = order.findIndex(({ starts }) => starts > page);
      if (next === -1 || performance.now() - began > ENOUGH_MS) return;
      if (!fill(page, order, next)) break;
    }
  }
}
