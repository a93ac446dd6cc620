import type { MouseEvent } from 'react';

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Of a click in a preview: a reference within the text moves the preview, not the page or its address. */
export function stayInPreview(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  if (!link) return;
  event.preventDefault();
  const id = decoded(link.getAttribute('href')?.slice(1) ?? '');
  const target = event.currentTarget.querySelector(`[id="${CSS.escape(id)}"]`);
  target?.scrollIntoView({ block: 'nearest' });
}
