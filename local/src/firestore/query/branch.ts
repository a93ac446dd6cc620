import { type FieldPath, formatFieldPath, isDocumentId } from '../../values/names/field-path.ts';
import type { Value } from '../../values/value.ts';
import type { IndexShape } from '../store/index-shape.ts';
import type { FieldFilter, Order, Query } from './query.ts';

/** A field that a branch's results have with a known value. */
interface Known {
  readonly field: FieldPath;
  readonly value: Value;
}

/** One disjunction of a query, and how an index serves it: known values first, then the order. */
export interface Branch {
  readonly filters: readonly FieldFilter[];
  /** Sorted by field, so that one index serves them in whatever order they were written. */
  readonly equal: readonly Known[];
  readonly contains: Known | null;
  readonly ordered: readonly Order[];
}

/** Takes a disjunction apart: a field held equal orders nothing, nor does one behind the name. */
export function branchOf(query: Query, filters: readonly FieldFilter[]): Branch {
  const equal = new Map<string, Known>();
  let contains: Known | null = null;
  for (const { op, field, value } of filters) {
    if (isDocumentId(field)) continue;
    const known = knownValue(op, value);
    const key = formatFieldPath(field);
    if (known && !equal.has(key)) equal.set(key, { field, value: known });
    if (op === 'array-contains') contains = { field, value };
  }
  const name = query.orders.findIndex(({ field }) => isDocumentId(field));
  return {
    filters,
    equal: [...equal].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, known]) => known),
    contains,
    ordered: query.orders
      .slice(0, name + 1)
      .filter(({ field }) => !equal.has(formatFieldPath(field))),
  };
}

/** The index that serves a branch, and whether it is read backwards. */
export function shapeOf({ equal, contains, ordered }: Branch): {
  readonly shape: IndexShape;
  readonly isReversed: boolean;
} {
  const isReversed = ordered[0]?.direction === 'desc';
  const shape: IndexShape = {
    contains: contains?.field ?? null,
    equal: equal.map(({ field }) => field),
    ordered: ordered.map(({ field, direction }) => ({
      field,
      direction: isReversed ? opposite(direction) : direction,
    })),
  };
  return { shape, isReversed };
}

function knownValue(op: FieldFilter['op'], value: Value): Value | null {
  if (op === '==') return value;
  if (op === 'is-null') return { kind: 'null' };
  return op === 'is-nan' ? { kind: 'double', value: Number.NaN } : null;
}

function opposite(direction: Order['direction']): Order['direction'] {
  return direction === 'asc' ? 'desc' : 'asc';
}
