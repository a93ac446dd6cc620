import type { ShownPictures } from './use-pictures.ts';

/** Gives the pictures of fresh blocks, and links to them, their addresses in this page. */
export function showPictures(content: DocumentFragment, pictures: ShownPictures): void {
  const urls = new Map([...pictures.values()].map(({ src, url }) => [src, url]));
  for (const image of content.querySelectorAll('img')) {
    const url = urls.get(image.getAttribute('src') ?? '');
    if (url) image.src = url;
    else image.removeAttribute('src');
  }
  for (const link of content.querySelectorAll('a[href]')) {
    const url = urls.get(link.getAttribute('href') ?? '');
    if (url) link.setAttribute('href', url);
  }
}
