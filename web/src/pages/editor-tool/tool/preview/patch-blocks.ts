import { changedBlocks } from '../../../../editing/changed-blocks.ts';
import type { ShownPictures } from './use-pictures.ts';

/**
 * Puts rendered blocks into an element, renewing only those that differ from what it showed: the
 * rest keeps its place, its selection and its layout.
 */
export function patchBlocks(
  element: HTMLElement,
  old: readonly string[],
  now: readonly string[],
  pictures: ShownPictures,
): void {
  // Each block is one element, or the parts cannot be told apart.
  const isWhole = element.childElementCount === old.length;
  const { from, to, fresh } = isWhole
    ? changedBlocks(old, now)
    : { from: 0, to: element.childElementCount, fresh: now };
  const next = element.children[to] ?? null;
  for (const gone of [...element.children].slice(from, to)) gone.remove();
  const made = document.createElement('template');
  // Made and sanitised by content/, in the worker. Within a template nothing loads yet.
  made.innerHTML = fresh.join('');
  prepare(made.content, pictures);
  element.insertBefore(made.content, next);
}

/** Gives pictures their addresses in this page, and lets links leave it alone. */
function prepare(content: DocumentFragment, pictures: ShownPictures): void {
  const urls = new Map([...pictures.values()].map(({ src, url }) => [src, url]));
  for (const image of content.querySelectorAll('img')) {
    const url = urls.get(image.getAttribute('src') ?? '');
    if (url) image.src = url;
    else image.removeAttribute('src');
  }
  for (const link of content.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    const url = urls.get(href);
    if (url) link.setAttribute('href', url);
    if (href.startsWith('#')) continue;
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
}
