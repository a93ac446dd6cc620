import { t } from '@quire/model/messages/t';
import { button } from './element.ts';
import { elementText } from './element-text.ts';
import { sortOrder } from './sort-order.ts';

/** What follows a state of a column; after the last it is as it was written. */
const NEXT: Readonly<Record<string, 'ascending' | 'descending'>> = {
  none: 'ascending',
  ascending: 'descending',
};

/** Rows as they were written. */
const written = new WeakMap<HTMLTableElement, readonly HTMLTableRowElement[]>();

/**
 * Makes the headers of a table buttons that sort it: upwards, downwards, as it was written. Only where
 * each row has one cell for each header; nothing moves as the buttons come.
 */
export function makeSortable(table: HTMLTableElement): void {
  const [head, ...others] = table.tHead?.rows ?? [];
  const body = table.tBodies[0];
  if (!head || !body || others.length > 0 || written.has(table)) return;
  const rows = [...body.rows];
  const cells = [head, ...rows].flatMap((row) => [...row.cells]);
  const isPlain =
    rows.every((row) => row.cells.length === head.cells.length) &&
    cells.every(({ colSpan, rowSpan }) => colSpan === 1 && rowSpan === 1);
  if (!isPlain || rows.length < 2) return;
  written.set(table, rows);
  for (const header of head.cells) {
    if (header.tagName !== 'TH' || header.querySelector('a, button')) continue;
    const sort = button('', () => sortBy(table, header), {
      class: 'sort',
      title: t('article.sort'),
    });
    sort.append(...header.childNodes);
    header.append(sort);
  }
}

/** A copy of a sortable table that begins as it stands, its headers plain. */
export function plainHeaders(table: Element): void {
  for (const sort of table.querySelectorAll('.sort')) sort.replaceWith(...sort.childNodes);
}

function sortBy(table: HTMLTableElement, header: HTMLTableCellElement): void {
  const rows = written.get(table) ?? [];
  const direction = NEXT[header.getAttribute('aria-sort') ?? 'none'] ?? null;
  for (const other of table.querySelectorAll('[aria-sort]')) other.removeAttribute('aria-sort');
  if (direction) header.setAttribute('aria-sort', direction);
  const texts = rows.map((row) => elementText(row.cells[header.cellIndex] ?? row));
  const order = direction && sortOrder(texts, direction === 'descending');
  const sorted = order ? order.flatMap((place) => rows[place] ?? []) : rows;
  table.tBodies[0]?.append(...sorted);
}
