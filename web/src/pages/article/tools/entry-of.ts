import { element } from './element.ts';
import { previewOf } from './preview-content.ts';

/** A link to a part of the page in a list: the small picture of a figure, else what it says, as text. */
export function entryOf(target: HTMLElement): HTMLElement {
  const holder = element('span', {}, previewOf(target));
  const image = holder.querySelector('img');
  const caption = holder.querySelector('figcaption');
  const words = element('span', { class: 'words' }, [...(caption ?? holder).childNodes]);
  for (const link of words.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  const parts = target.matches('figure') && image ? [image, words] : [words];
  return element('li', {}, [element('a', { href: `#${target.id}` }, parts)]);
}
