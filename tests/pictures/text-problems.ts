import type { Page } from 'playwright-core';

/** A text that a reader does not see as it should be. */
export interface TextProblem {
  /** `cut` by a box that hides the rest, `outside` of the page, `over` another text, or left in English (`untranslated`). */
  readonly how: 'cut' | 'outside' | 'over' | 'untranslated';
  readonly element: string;
  readonly text: string;
}

/**
 * What is wrong with the texts that a page shows, as wide as it is now. Boxes that scroll, lines that are clamped on
 * purpose and what only screen readers read are left out.
 *
 * @param english texts of the catalogue that the page's language has other words for
 */
export const textProblems = (page: Page, english: readonly string[]): Promise<TextProblem[]> =>
  page.evaluate(lookForProblems, [...english]);

/** Runs in the page. */
function lookForProblems(english: string[]): TextProblem[] {
  const SLACK = 2;
  const NOT_LAID_OUT = 'script, style, noscript, template, title, svg, .katex, option, optgroup';
  const source = new Set(english);
  const width = document.documentElement.clientWidth;
  const found: TextProblem[] = [];
  const lines: { readonly rect: DOMRect; readonly owner: Element; readonly text: string }[] = [];

  const nameOf = (element: Element): string => {
    const named = [...element.classList].slice(0, 2).map((name) => `.${name}`);
    const own = element.tagName.toLowerCase() + named.join('');
    const parent = element.parentElement;
    return parent && named.length === 0 ? `${parent.tagName.toLowerCase()} > ${own}` : own;
  };
  const report = (how: TextProblem['how'], element: Element, text: string) =>
    found.push({ how, element: nameOf(element), text: text.slice(0, 100) });

  /** How the boxes around a text show it. */
  function shownBy(
    owner: Element,
    rect: DOMRect,
  ): 'cut' | 'hidden' | 'outside' | 'layer' | 'whole' {
    let scrollsAcross = false;
    let scrollsDown = false;
    let isLayer = false;
    let position = '';
    for (let box: Element | null = owner; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      // A box clips only what is positioned within it.
      const isClipping = position !== 'absolute' || style.position !== 'static';
      if (isClipping && style.display !== 'inline') {
        const area = box.getBoundingClientRect();
        if (area.width <= 1 || area.height <= 1 || style.clipPath !== 'none') return 'hidden';
        scrollsAcross ||= /auto|scroll/.test(style.overflowX);
        scrollsDown ||= /auto|scroll/.test(style.overflowY);
        const isCutAcross = rect.right > area.right + SLACK || rect.left < area.left - SLACK;
        const isCutBelow = rect.bottom > area.bottom + SLACK || rect.top < area.top - SLACK;
        const clips = (overflow: string) => /hidden|clip/.test(overflow);
        if (clips(style.overflowX) && isCutAcross && !scrollsAcross) return 'cut';
        if (clips(style.overflowY) && isCutBelow && !scrollsDown) {
          if (style.webkitLineClamp !== 'none') return 'hidden';
          return 'cut';
        }
      }
      if (style.position === 'fixed' || style.position === 'sticky') isLayer = true;
      if (isClipping) position = style.position;
      if (style.position === 'fixed') break;
    }
    const isOutside = rect.right > width + SLACK || rect.left < -SLACK;
    if (isOutside && !scrollsAcross) return 'outside';
    return isLayer || scrollsDown || scrollsAcross ? 'layer' : 'whole';
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue?.trim().replace(/\s+/g, ' ') ?? '';
    const owner = node.parentElement;
    if (!text || !owner || owner.closest(NOT_LAID_OUT)) continue;
    if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width === 0) continue;
    const shown = shownBy(owner, rect);
    if (shown === 'hidden') continue;
    if (shown === 'cut' || shown === 'outside') report(shown, owner, text);
    // What the press and its authors have written is in their language.
    const isOurs = !owner.closest('[dir=auto], [lang]:not(html), bdi, .prose');
    if (isOurs && source.has(text)) report('untranslated', owner, text);
    if (shown !== 'whole') continue;
    for (const line of range.getClientRects()) lines.push({ rect: line, owner, text });
  }

  // Lines of different elements that lie on each other, but for the room that a large line height takes.
  lines.sort((a, b) => a.rect.top - b.rect.top);
  const reported = new Set<Element>();
  for (const [place, upper] of lines.entries()) {
    for (const lower of lines.slice(place + 1)) {
      if (lower.rect.top >= upper.rect.bottom) break;
      if (upper.owner.contains(lower.owner) || lower.owner.contains(upper.owner)) continue;
      const across =
        Math.min(upper.rect.right, lower.rect.right) - Math.max(upper.rect.left, lower.rect.left);
      const down = Math.min(upper.rect.bottom, lower.rect.bottom) - lower.rect.top;
      const least = Math.min(upper.rect.height, lower.rect.height);
      if (across <= SLACK || down <= least / 2 || reported.has(lower.owner)) continue;
      reported.add(lower.owner);
      report('over', lower.owner, `${lower.text} | ${upper.text}`);
    }
  }

  // What controls show is no text of the page: it is measured with their own typeface.
  const pen = document.createElement('canvas').getContext('2d');
  for (const control of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'select, input[placeholder]',
  )) {
    if (!pen || !control.checkVisibility({ visibilityProperty: true })) continue;
    const isChoice = control instanceof HTMLSelectElement;
    const text = isChoice ? (control.selectedOptions[0]?.text ?? '') : control.placeholder;
    const style = getComputedStyle(control);
    pen.font = style.font;
    const padding =
      Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd);
    if (pen.measureText(text).width > control.clientWidth - padding + SLACK)
      report('cut', control, text);
  }
  return found;
}
