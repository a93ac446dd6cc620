/**
 * Previews of what a link of the text leads to: beside the link while one points at it, has reached
 * it with the keyboard or holds a finger on it. WCAG 1.4.13: Escape closes a preview, the pointer may
 * move into it, and it stays until one leaves. A tap follows the link, as everywhere.
 */
import { t } from '@quire/model/messages/t';
import { element } from './element.ts';
import { previewOf, targetOf } from './preview-content.ts';
import { offerReturn } from './return-link.ts';
import { addToolStyle } from './tool-style.ts';

const LINK = '.article-body a[href^="#"]:not(.back-link, [data-footnote-backref], .return-link)';
/** Who only moves across a link does not mean it. */
const OPEN_MS = 250;
/** Enough to move from the link into the preview. */
const CLOSE_MS = 300;
/** As long as browsers wait before they open their own menu. */
const PRESS_MS = 500;
/** Between link and preview, and from the edges of the window. */
const GAP = 6;

interface Shown {
  readonly link: HTMLAnchorElement;
  readonly preview: HTMLElement;
}

let shown: Shown | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Closed with Escape: it stays closed until the reader has been elsewhere. */
let dismissed: HTMLAnchorElement | null = null;
/** Opened by a finger: lifting it does not follow the link. */
let pressed: HTMLAnchorElement | null = null;

/** Reacts to the pointer or the focus coming to a link of the text, or leaving one. */
export function follow(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element) || shown?.preview.contains(target)) {
    clearTimeout(timer);
    return;
  }
  const found = target.closest<HTMLAnchorElement>(LINK);
  const link = found?.closest('.preview') ? null : found;
  if (link !== dismissed) dismissed = null;
  if (isTouch(event)) {
    // Without this, a finger that was lifted while this file came would still open a preview.
    if (link && performance.now() - event.timeStamp < PRESS_MS) wait(PRESS_MS, () => press(link));
  } else if (link && !dismissed && (event.type !== 'focusin' || link.matches(':focus-visible'))) {
    if (shown?.link === link) clearTimeout(timer);
    else wait(OPEN_MS, () => show(link));
  } else if (event.type === 'focusin') {
    // A finger that is lifted focuses its link.
    if (link !== shown?.link) hide();
  } else wait(CLOSE_MS, () => !hasFocus() && hide());
}

/** After a click on a link of the text: offers the way back. */
export function jump({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINK);
  if (!link) return;
  const reached = targetOf(link);
  // A link within a preview is gone as soon as it is followed.
  if (reached) offerReturn(shown?.preview.contains(link) ? shown.link : link, reached);
  setTimeout(hide);
}

const isTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch';

function wait(milliseconds: number, act: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(act, milliseconds);
}

function hasFocus(): boolean {
  const { activeElement } = document;
  if (!shown || !activeElement) return false;
  const isAtLink = activeElement === shown.link && shown.link.matches(':focus-visible');
  return isAtLink || shown.preview.contains(activeElement);
}

function show(link: HTMLAnchorElement): void {
  const target = link.isConnected && link !== shown?.link ? targetOf(link) : null;
  if (!target || target.contains(link)) return;
  hide();
  addToolStyle();
  const preview = element(
    'div',
    {
      class: 'preview no-print',
      popover: 'manual',
      role: 'group',
      tabindex: '0',
      'aria-label': t('article.preview', { words: link.textContent?.trim() ?? '' }),
    },
    [element('div', { class: 'article-body' }, previewOf(target))],
  );
  // Next to the link, so that the keyboard comes to it next.
  link.after(preview);
  shown = { link, preview };
  preview.showPopover();
  place(shown);
}

/** Below its link, or above it where there is no room. */
function place({ link, preview }: Shown): void {
  if (CSS.supports('position-area', 'top')) {
    link.style.setProperty('anchor-name', '--previewed');
    return;
  }
  const { top, bottom, left } = link.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = preview;
  const y = bottom + GAP + offsetHeight < innerHeight ? bottom + GAP : top - GAP - offsetHeight;
  preview.style.top = `${Math.max(GAP, y)}px`;
  preview.style.left = `${Math.max(GAP, Math.min(left, innerWidth - offsetWidth - GAP))}px`;
  addEventListener('scroll', hide, { once: true, passive: true });
}

function hide(): void {
  clearTimeout(timer);
  shown?.link.style.removeProperty('anchor-name');
  shown?.preview.remove();
  shown = undefined;
}

function press(link: HTMLAnchorElement): void {
  pressed = link;
  show(link);
}

document.addEventListener('pointerover', follow);
document.addEventListener('focusin', follow);
document.addEventListener('pointerdown', (event) => {
  const { target } = event;
  pressed = null;
  if (target instanceof Node && !shown?.preview.contains(target)) hide();
  // `hide` stops waiting for this finger, too.
  if (isTouch(event)) follow(event);
});
for (const name of ['pointerup', 'pointercancel']) {
  document.addEventListener(name, (event) => isTouch(event) && clearTimeout(timer));
}
document.addEventListener('contextmenu', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(LINK);
  if (!link || !isTouch(event) || !targetOf(link)) return;
  event.preventDefault();
  press(link);
});
// Before anybody else hears of the click.
document.addEventListener(
  'click',
  (event) => {
    if (!pressed?.contains(event.target instanceof Node ? event.target : null)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = null;
  },
  { capture: true },
);
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !shown) return;
  const { link, preview } = shown;
  dismissed = link;
  const isInside = preview.contains(document.activeElement);
  hide();
  if (isInside) link.focus();
  event.preventDefault();
});
