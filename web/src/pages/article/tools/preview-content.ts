import { element } from './element.ts';
import { copyOf } from './tool-window.ts';

/** What a link of the text can show of its target. A section is too long for that. */
const SHOWN = '.reference, .footnotes > ol > li, figure, .equation, .notice, .theorem, dt';
/** What leads back, or elsewhere, and what other tools have added. */
const LEFT_OUT =
  '.back-links, [data-footnote-backref], .reference-scholar, .figure-original, .return-link';

/** The part of the page that a link within it leads to: a reference, note, figure, table, equation, theorem, box or term. */
export function targetOf(link: HTMLAnchorElement): HTMLElement | null {
  const hash = link.getAttribute('href')?.slice(1) ?? '';
  const target = hash ? document.getElementById(decoded(hash)) : null;
  return target?.closest<HTMLElement>(SHOWN) ?? null;
}

/** A copy of such a part as it is to be read beside its link: without ids, frames and links back. */
export function previewOf(target: Element): Node[] {
  const copy = target.matches('dt') ? definitionOf(target) : copyOf(target);
  for (const part of copy.querySelectorAll(LEFT_OUT)) part.remove();
  for (const link of copy.querySelectorAll('.figure-link')) link.replaceWith(...link.childNodes);
  for (const image of copy.querySelectorAll('img')) {
    image.loading = 'eager';
    image.sizes = '25rem';
  }
  for (const source of copy.querySelectorAll('source')) source.sizes = '25rem';
  // The preview scrolls as a whole: what scrolls by itself on the page is no stop for the keyboard here.
  for (const frame of [copy, ...copy.querySelectorAll('[tabindex]')]) {
    for (const name of ['tabindex', 'role', 'aria-label']) frame.removeAttribute(name);
  }
  return copy.matches('li') ? [...copy.childNodes] : [copy];
}

/** A term with all that its list says of it. */
function definitionOf(term: Element): Element {
  const list = element('dl', {}, [copyOf(term)]);
  for (let next = term.nextElementSibling; next; next = next.nextElementSibling) {
    if (!next.matches('dt')) list.append(copyOf(next));
    // Terms that follow each other share what comes after them.
    else if (list.querySelector('dd')) break;
  }
  return list;
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
