import { t } from '@quire/model/messages/t';
import { copier } from './copier.ts';
import './copy-tex.ts';
import { csv } from './csv.ts';
import { button, element } from './element.ts';
import { elementText } from './element-text.ts';
import { formulaTools } from './formula-tools.ts';
import { makeSortable } from './sortable.ts';
import { openTable } from './table-window.ts';
import { addToolStyle } from './tool-style.ts';

/** The one bar: it stands after the block that the reader points at, or has reached with the keyboard. */
let bar: HTMLElement | undefined;

/** Offers the tools of an equation, a table or code, next in the order of the keyboard. */
export function offerTools(block: HTMLElement): void {
  if (bar?.previousElementSibling === block) return;
  addToolStyle();
  bar?.remove();
  bar = element('div', { class: 'block-tools no-print' }, [element('div', {}, toolsOf(block))]);
  block.after(bar);
}

document.addEventListener('pointerover', ({ target }) => leave(target));
document.addEventListener('focusin', ({ target }) => leave(target));

/** Takes the bar away when the reader has gone elsewhere. */
function leave(target: EventTarget | null): void {
  if (!bar?.isConnected || !(target instanceof Node)) return;
  const isNear = bar.contains(target) || bar.previousElementSibling?.contains(target);
  if (!isNear && !bar.contains(document.activeElement)) bar.remove();
}

function toolsOf(block: HTMLElement): Node[] {
  if (block.matches('.equation')) return equationTools(block);
  return block.matches('pre')
    ? copier(t('article.copyCode'), block.textContent ?? '')
    : tableTools(block);
}

function equationTools(block: HTMLElement): Node[] {
  const formula = block.querySelector('.katex');
  return formula ? formulaTools(formula) : [];
}

function tableTools(figure: HTMLElement): Node[] {
  const table = figure.querySelector('table');
  if (!table) return [];
  makeSortable(table);
  keepHeader(figure);
  const name =
    figure.querySelector('.caption-label')?.textContent?.replace(/\W+$/, '') ?? t('article.table');
  return [
    button(t('article.enlarge'), () => openTable(figure, name)),
    button(t('article.downloadCsv'), () => {
      const rows = [...table.rows].map((row) => [...row.cells].map(elementText));
      // Not `saveFile`: naming one more file would cost every reader of an article.
      const href = URL.createObjectURL(new Blob([csv(rows)], { type: 'text/csv' }));
      element('a', { href, download: `${name.toLowerCase().replace(/\W+/g, '-')}.csv` }).click();
      setTimeout(() => URL.revokeObjectURL(href), 60_000);
    }),
  ];
}

/** Where a table needs no frame that scrolls, its header stays in view as long as the table does. */
function keepHeader(figure: HTMLElement): void {
  const frame = figure.querySelector('.table-scroll');
  if (frame) frame.classList.toggle('fits', frame.scrollWidth <= frame.clientWidth);
}
