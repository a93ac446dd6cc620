import { t } from '@quire/model/messages/t';
import { element } from './element.ts';
import { entryOf } from './entry-of.ts';
import { targetOf } from './preview-content.ts';
import { addToolStyle } from './tool-style.ts';

const MENU = '#sections nav';
const PARTS =
  '.article-body :is(a[href^="#"]:not(.back-link, [data-footnote-backref], .return-link), figure[id])';
/** In this order. */
const KINDS = ['.figure', '.table-figure', '.equation', '.reference', '*'];

/**
 * Follows the reader: the section menu shows where one is, and on a wide screen the column beside the
 * text has the figures, tables, references and notes of the section that is being read.
 */
export function keepBeside(article: HTMLElement): void {
  const menu = article.querySelector<HTMLElement>(MENU);
  const column = article.querySelector('aside')?.parentElement;
  if (!menu || !column) return;
  addToolStyle();
  const panel = element('aside', {
    class: 'beside no-print',
    'aria-label': t('article.inThisSection'),
  });
  const update = () => {
    const current = menu.querySelector<HTMLAnchorElement>('a[aria-current]');
    if (current) bringIntoView(current, menu);
    const parts = current ? partsOf(current, menu, article) : [];
    panel.replaceChildren(
      ...(parts.length > 0
        ? [
            element('p', { class: 'eyebrow' }, [t('article.inThisSection')]),
            element('ul', { role: 'list' }, parts.map(entryOf)),
          ]
        : []),
    );
    panel.hidden = parts.length === 0;
    panel.scrollTop = 0;
  };
  column.append(panel);
  update();
  new MutationObserver(update).observe(menu, { subtree: true, attributeFilter: ['aria-current'] });
}

/** Scrolls the menu alone: the page stays where its reader is. */
function bringIntoView(item: HTMLElement, menu: HTMLElement): void {
  const { top, bottom } = item.getBoundingClientRect();
  const frame = menu.getBoundingClientRect();
  const third = frame.height / 3;
  if (top < frame.top) menu.scrollTop -= frame.top - top + third;
  else if (bottom > frame.bottom) menu.scrollTop += bottom - frame.bottom + third;
}

/** What a section shows or names, each once: from its heading to the next one of the menu. */
function partsOf(
  current: HTMLAnchorElement,
  menu: HTMLElement,
  article: HTMLElement,
): HTMLElement[] {
  const links = [...menu.querySelectorAll('a')];
  const headings = links.map((link) => document.getElementById(link.hash.slice(1)));
  const at = links.indexOf(current);
  const heading = headings[at];
  if (!heading) return [];
  const section = new Range();
  section.setStartAfter(heading);
  const next = headings[at + 1] ?? article.lastElementChild;
  if (next) section.setEndBefore(next);
  const found = [...article.querySelectorAll<HTMLElement>(PARTS)]
    .filter((part) => section.intersectsNode(part))
    .flatMap((part) => (part instanceof HTMLAnchorElement ? (targetOf(part) ?? []) : part))
    .filter(({ id }) => id !== '');
  const kind = (part: Element) => KINDS.findIndex((selector) => part.matches(selector));
  return [...new Set(found)].toSorted((a, b) => kind(a) - kind(b));
}
