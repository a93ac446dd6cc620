import type { Change } from '../../../editing/changed-blocks.ts';

/**
 * Renews the blocks of an element that have changed; the rest keeps its place, its selection and its
 * layout. Answers false where the element does not show what the change is about.
 */
export function applyChange(element: HTMLElement, { from, to, fresh }: Change): boolean {
  if (element.childElementCount < to) return false;
  const gone = [...element.children].slice(from, to);
  const next = element.children[to] ?? null;
  for (const each of gone) each.remove();
  const made = document.createElement('template');
  // Made and sanitised by content/, in the worker. Within a template nothing loads yet.
  made.innerHTML = fresh.join('');
  for (const link of made.content.querySelectorAll('a[href]')) {
    if (link.getAttribute('href')?.startsWith('#')) continue;
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  element.insertBefore(made.content, next);
  return true;
}
