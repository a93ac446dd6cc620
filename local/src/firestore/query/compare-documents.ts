import { getField } from '../../values/fields.ts';
import { comparePaths } from '../../values/names/document-path.ts';
import { isDocumentId } from '../../values/names/field-path.ts';
import { compareValues } from '../../values/order.ts';
import type { StoredDocument } from '../store/document.ts';
import { fieldValue } from './field-value.ts';
import type { Cursor, Order, Query } from './query.ts';

/** Orders two documents as a query does; both must hold every ordered field. */
export function compareDocuments(
  a: StoredDocument,
  b: StoredDocument,
  orders: readonly Order[],
): number {
  for (const { field, direction } of orders) {
    const order = compareBy(a, b, field);
    if (order !== 0) return direction === 'asc' ? order : -order;
  }
  return 0;
}

function compareBy(a: StoredDocument, b: StoredDocument, field: readonly string[]): number {
  if (isDocumentId(field)) return comparePaths(a.path, b.path);
  const x = getField(a.fields, field);
  const y = getField(b.fields, field);
  return x && y ? compareValues(x, y) : 0;
}

/** Whether a document lies before a query's start cursor. */
export function isBeforeStart(document: StoredDocument, query: Query, root: string): boolean {
  const { startAt, orders } = query;
  if (!startAt) return false;
  const order = compareToCursor(document, startAt, orders, root);
  return startAt.before ? order < 0 : order <= 0;
}

/** Whether a document lies after a query's end cursor. */
export function isAfterEnd(document: StoredDocument, query: Query, root: string): boolean {
  const { endAt, orders } = query;
  if (!endAt) return false;
  const order = compareToCursor(document, endAt, orders, root);
  return endAt.before ? order >= 0 : order > 0;
}

function compareToCursor(
  document: StoredDocument,
  cursor: Cursor,
  orders: readonly Order[],
  root: string,
): number {
  for (const [i, bound] of cursor.values.entries()) {
    const order = orders[i];
    const value = order && fieldValue(document, order.field, root);
    if (!order || !value) return 0;
    const result = compareValues(value, bound);
    if (result !== 0) return order.direction === 'asc' ? result : -result;
  }
  return 0;
}
