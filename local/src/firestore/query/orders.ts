import { type FieldPath, formatFieldPath, isDocumentId } from '../../values/names/field-path.ts';
import { compareUtf8 } from '../../values/utf8-order.ts';
import { type Filter, fieldFilters, isInequality, type Order } from './query.ts';

/**
 * The full order of a query, per `StructuredQuery.order_by`: the explicit orders, then the
 * inequality fields not among them in field order, then `__name__`; all implicit ones in the
 * direction of the last explicit one.
 */
export function completeOrders(explicit: readonly Order[], filter: Filter | null): Order[] {
  const orders = [...explicit];
  const direction = explicit.at(-1)?.direction ?? 'asc';
  const has = (field: FieldPath) =>
    orders.some((order) => formatFieldPath(order.field) === formatFieldPath(field));
  const implicit = fieldFilters(filter)
    .filter(({ op, field }) => isInequality(op) && !isDocumentId(field))
    .map(({ field }) => field)
    .sort((a, b) => compareUtf8(formatFieldPath(a), formatFieldPath(b)));
  for (const field of implicit) if (!has(field)) orders.push({ field, direction });
  const name = ['__name__'];
  if (!has(name)) orders.push({ field: name, direction });
  return orders;
}
