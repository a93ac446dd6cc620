import { element } from './element.ts';
import { makeSortable, plainHeaders } from './sortable.ts';
import { copyOf, openWindow } from './tool-window.ts';

/** A table with the whole window to itself. */
export function openTable(figure: HTMLElement, name: string): void {
  const table = figure.querySelector('table');
  if (!table) return;
  const copy = copyOf(table);
  plainHeaders(copy);
  if (copy instanceof HTMLTableElement) makeSortable(copy);
  const body = element('div', { class: 'article-body' }, [copy]);
  const stage = element('div', {
    class: 'stage',
    tabindex: '0',
    role: 'group',
    'aria-label': name,
  });
  stage.append(body);
  const caption = figure.querySelector('figcaption');
  const foot = caption && element('p', { class: 'caption' }, [...copyOf(caption).childNodes]);
  openWindow({ title: name, stage, ...(foot ? { foot } : {}) });
}
