import {
  isUnequal,
  leaves,
  type Op,
  type PlainCursor,
  type PlainDocument,
  type PlainFilter,
  type PlainOrder,
  type PlainQuery,
} from './plain-query.ts';
import { isList, order, type Plain, rank } from './plain-value.ts';

const same = (x: Plain, y: Plain) => order(x, y) === 0;
const isNan = (x: Plain) => Number.isNaN(x);
const list = (x: Plain) => (isList(x) ? x : []);

/** Nothing but `!=` and the unary filters finds null and NaN (firebase-js-sdk, changes of 8.1). */
const isVoid = (x: Plain) => x === null || isNan(x);
const comparable = (x: Plain, y: Plain) => rank(x) === rank(y) && !isVoid(x) && !isVoid(y);
const alike = (x: Plain, y: Plain) => same(x, y) && !isVoid(x);

/** What each operator says of a value that is there (firebase.google.com/docs/firestore/query-data/queries). */
const HOLDS: Readonly<Record<Op, (x: Plain, y: Plain) => boolean>> = {
  EQUAL: alike,
  LESS_THAN: (x, y) => comparable(x, y) && order(x, y) < 0,
  LESS_THAN_OR_EQUAL: (x, y) => comparable(x, y) && order(x, y) <= 0,
  GREATER_THAN: (x, y) => comparable(x, y) && order(x, y) > 0,
  GREATER_THAN_OR_EQUAL: (x, y) => comparable(x, y) && order(x, y) >= 0,
  NOT_EQUAL: (x, y) => x !== null && !same(x, y),
  IN: (x, y) => list(y).some((one) => alike(x, one)),
  NOT_IN: (x, y) =>
    x !== null && list(y).every((one) => one !== null) && !list(y).some((one) => same(x, one)),
  ARRAY_CONTAINS: (x, y) => list(x).some((one) => alike(one, y)),
  ARRAY_CONTAINS_ANY: (x, y) => list(x).some((one) => list(y).some((other) => alike(one, other))),
  IS_NULL: (x) => x === null,
  IS_NAN: isNan,
  IS_NOT_NULL: (x) => x !== null,
  IS_NOT_NAN: (x) => x !== null && !isNan(x),
};

/** The documents that a query finds, in order, by filter and sort alone; `present` fields must be there. */
export function modelOf(
  documents: readonly PlainDocument[],
  asked: PlainQuery,
  present: readonly string[] = [],
): readonly PlainDocument[] {
  const orders = fullOrder(asked);
  return documents
    .filter(({ path }) => isAsked(path, asked))
    .filter((one) =>
      [...orders.map(({ field }) => field), ...present].every(
        (field) => valueAt(one, field) !== undefined,
      ),
    )
    .filter((one) => !asked.filter || holds(one, asked.filter))
    .filter((one) => {
      const at = placeOf(one, asked.startAt, orders);
      return at === null || (asked.startAt?.before ? at >= 0 : at > 0);
    })
    .filter((one) => {
      const at = placeOf(one, asked.endAt, orders);
      return at === null || (asked.endAt?.before ? at < 0 : at <= 0);
    })
    .sort((x, y) => {
      const values = orders.map(({ field }) => valueAt(y, field) ?? null);
      return placeOf(x, { values, before: true }, orders) ?? 0;
    })
    .slice(asked.offset)
    .slice(0, asked.limit ?? Number.POSITIVE_INFINITY);
}

/** A document's value for a field; undefined where it has none. */
export function valueAt({ path, fields }: PlainDocument, field: string): Plain | undefined {
  if (field === '__name__') return { ref: path };
  let value: Plain | undefined = { map: fields };
  for (const key of field.split('.')) {
    value = value === undefined ? undefined : mapOf(value)?.[key];
  }
  return value;
}

function mapOf(value: Plain): Readonly<Record<string, Plain>> | null {
  const isMap = typeof value === 'object' && value !== null && !isList(value) && 'map' in value;
  return isMap ? value.map : null;
}

/** The written orders, then the other fields with an inequality by name, then the name. */
function fullOrder({ orderBy, filter }: PlainQuery): readonly PlainOrder[] {
  const descending = orderBy.at(-1)?.descending ?? false;
  const implied = leaves(filter)
    .filter(({ op, field }) => isUnequal(op) && field !== '__name__')
    .map(({ field }) => field)
    .sort();
  const all = new Map([...implied, '__name__'].map((field) => [field, descending]));
  for (const { field } of orderBy) all.delete(field);
  return [...orderBy, ...[...all].map(([field]) => ({ field, descending }))];
}

function isAsked(path: string, { parent, collectionId, isGroup }: PlainQuery): boolean {
  const segments = path.split('/').slice(0, -1);
  const above = parent === '' ? [] : parent.split('/');
  const isBelow = above.every((segment, i) => segments[i] === segment);
  const isDirect = segments.length === above.length + 1;
  return isBelow && segments.at(-1) === collectionId && (isGroup || isDirect);
}

function holds(document: PlainDocument, filter: PlainFilter): boolean {
  if (filter.kind !== 'field') {
    return filter.kind === 'and'
      ? filter.filters.every((inner) => holds(document, inner))
      : filter.filters.some((inner) => holds(document, inner));
  }
  const value = valueAt(document, filter.field);
  return value !== undefined && HOLDS[filter.op](value, filter.value);
}

/** Where a document lies from a cursor in a query's order; null without a cursor. */
function placeOf(
  document: PlainDocument,
  cursor: PlainCursor | null,
  orders: readonly PlainOrder[],
): number | null {
  if (!cursor) return null;
  for (const [i, bound] of cursor.values.entries()) {
    const { field, descending } = orders[i] ?? { field: '__name__', descending: false };
    const result = order(valueAt(document, field) ?? null, bound);
    if (result !== 0) return descending ? -result : result;
  }
  return 0;
}
