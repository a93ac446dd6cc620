import { element } from './element.ts';
import { previewOf } from './preview-content.ts';

/** How high the picture of a figure is, at most. */
const PICTURE_REM = 7;

/** A link to a part of the page in a list: the small picture of a figure, else what it says, as text. */
export function entryOf(target: HTMLElement): HTMLElement {
  const holder = element('span', {}, previewOf(target));
  const image = holder.querySelector('img');
  const caption = holder.querySelector('figcaption');
  const words = element('span', { class: 'words' }, [...(caption ?? holder).childNodes]);
  for (const link of words.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  if (image) {
    // Its place is kept until it is loaded: an image without a size of its own would push the list down.
    const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    if (Number.isFinite(shape))
      image.style.width = `min(100%, ${(PICTURE_REM * shape).toFixed(2)}rem)`;
  }
  const parts = target.matches('figure') && image ? [image, words] : [words];
  return element('li', {}, [element('a', { href: `#${target.id}` }, parts)]);
}
