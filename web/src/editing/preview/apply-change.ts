import type { BlockChange } from '../changed-blocks.ts';

/**
 * Renews the blocks of an element that have changed; the rest keeps its place, its selection and its
 * layout. Links leave the page alone. Answers false where the element does not show what the change is about.
 *
 * @param prepare changes the fresh blocks before they are shown
 */
export function applyChange(
  element: HTMLElement,
  { from, to, fresh }: BlockChange,
  prepare?: (content: DocumentFragment) => void,
): boolean {
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
  prepare?.(made.content);
  element.insertBefore(made.content, next);
  return true;
}
