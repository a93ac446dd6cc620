import { type RefObject, useEffect } from 'react';
import { isSlashOn } from './slash-key.ts';

/** Titles of results, as links: `ResultCard` marks them. */
const RESULTS = 'a[data-result]';
const TYPING = 'input, textarea, select, [contenteditable]';

function fieldIn(page: HTMLElement): HTMLInputElement | null {
  return page.querySelector<HTMLInputElement>('input[type="search"]');
}

function clear(field: HTMLInputElement): void {
  if (!field.value) return;
  field.value = '';
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Where a key leads from: the field or a result; null where the key means nothing here. */
function step(page: HTMLElement, from: Element, key: string): HTMLElement | null {
  const field = fieldIn(page);
  const results = [...page.querySelectorAll<HTMLElement>(RESULTS)];
  const place = results.findIndex((result) => result.isSameNode(from));
  if (from === field) return key === 'ArrowDown' ? (results[0] ?? null) : null;
  if (place < 0) return null;
  if (key === 'ArrowDown') return results[place + 1] ?? null;
  if (key === 'ArrowUp') return results[place - 1] ?? field;
  return key === 'Escape' ? field : null;
}

/**
 * Arrows go from the field through the results and back, Escape to the field (which it empties), and `/`
 * to the field from wherever nobody types, unless it is turned off.
 */
export function useSearchKeys(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
      const root = page.current;
      if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return;
      if (!root || !(target instanceof Element)) return;
      const field = fieldIn(root);
      const isSlash = key === '/' && !target.closest(TYPING) && isSlashOn();
      const goal = isSlash ? field : step(root, target, key);
      if (goal) {
        event.preventDefault();
        goal.focus();
        if (goal === field) field.select();
      } else if (key === 'Escape' && target === field) clear(field);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [page]);
}
