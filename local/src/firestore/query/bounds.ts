import { type FieldPath, formatFieldPath } from '../names/field-path.ts';
import type { FieldIndex } from '../store/field-index.ts';
import type { Value } from '../value.ts';
import type { Cursor, FieldFilter, Filter, Query } from './query.ts';

/** The filters that every result must satisfy: not those within an `or`. */
export function conjuncts(filter: Filter | null): readonly FieldFilter[] {
  if (!filter) return [];
  if (!('filters' in filter)) return [filter];
  return filter.op === 'and' ? filter.filters.flatMap(conjuncts) : [];
}

/** The values a field must equal, if a filter says so; null otherwise. */
export function requiredValues(filter: FieldFilter): readonly Value[] | null {
  if (filter.op === '==') return [filter.value];
  if (filter.op === 'is-null') return [{ kind: 'null' }];
  if (filter.op === 'in' && filter.value.kind === 'array') return filter.value.values;
  return null;
}

/**
 * The stretch of an index on the first ordered field outside of which no result can be: from range
 * filters on that field and from the cursors' first values. The ends may hold documents that do not
 * match; every candidate is still judged in full.
 */
export function boundsOf(query: Query, field: FieldPath, index: FieldIndex): [number, number] {
  let from = 0;
  let to = index.entries.length;
  const atLeast = (value: Value) => {
    from = Math.max(from, index.firstAtLeast(value));
  };
  const atMost = (value: Value) => {
    to = Math.min(to, index.firstAbove(value));
  };
  for (const { op, field: own, value } of conjuncts(query.filter)) {
    if (formatFieldPath(own) !== formatFieldPath(field)) continue;
    if (op === '>' || op === '>=') atLeast(value);
    if (op === '<' || op === '<=') atMost(value);
  }
  const isAscending = query.orders[0]?.direction !== 'desc';
  const first = (cursor: Cursor | null) => cursor?.values[0];
  const [start, end] = [first(query.startAt), first(query.endAt)];
  if (start) (isAscending ? atLeast : atMost)(start);
  if (end) (isAscending ? atMost : atLeast)(end);
  return [from, Math.max(from, to)];
}
