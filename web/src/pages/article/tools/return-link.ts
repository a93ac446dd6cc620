import { t } from '@quire/model/messages/t';
import { element } from './element.ts';
import { addToolStyle } from './tool-style.ts';

/** The id of a link that has none of its own, as long as one can come back to it. */
const PLACE = 'text-left-at';

let back: HTMLElement | undefined;

/** After a jump: a link at its target that leads back to where the text was left. There is one at a time. */
export function offerReturn(link: HTMLAnchorElement, target: HTMLElement): void {
  addToolStyle();
  back?.remove();
  document.getElementById(PLACE)?.removeAttribute('id');
  link.id ||= PLACE;
  const made = element('a', { class: 'return-link no-print', href: `#${link.id}` }, [
    t('article.backToText'),
  ]);
  made.addEventListener('click', () => {
    // The link scrolls as every link does; the keyboard goes on from where it left.
    link.focus({ preventScroll: true });
    setTimeout(() => made.remove());
  });
  back = made;
  const place = target.querySelector(':scope > figcaption') ?? lastParagraph(target);
  if (place) place.append(' ', made);
  else target.after(made);
}

/** Where a link can stand at the end of a line; nothing for a formula. */
function lastParagraph(target: HTMLElement): Element | null {
  if (target.matches('.equation, figure')) return null;
  const last = target.lastElementChild;
  return last?.matches('p') ? last : target;
}
