import { compareValues, queryEqual, typeRank } from '../../values/order.ts';
import type { Value } from '../../values/value.ts';
import type { StoredDocument } from '../store/document.ts';
import { fieldValue } from './field-value.ts';
import type { FieldFilter, Filter } from './query.ts';

/** Whether a document satisfies a filter. `root` is `projects/P/databases/D/documents`. */
export function matches(document: StoredDocument, filter: Filter | null, root: string): boolean {
  if (!filter) return true;
  if (!('filters' in filter)) {
    const value = fieldValue(document, filter.field, root);
    // An index has no entry for a field that is not there: no operator matches it.
    return value !== undefined && satisfies(value, filter);
  }
  return filter.op === 'and'
    ? filter.filters.every((inner) => matches(document, inner, root))
    : filter.filters.some((inner) => matches(document, inner, root));
}

function satisfies(value: Value, filter: FieldFilter): boolean {
  const operand = filter.value;
  switch (filter.op) {
    case '==':
      return !isVoid(value) && queryEqual(value, operand);
    case '!=':
      return value.kind !== 'null' && !queryEqual(value, operand);
    case '<':
      return isComparable(value, operand) && compareValues(value, operand) < 0;
    case '<=':
      return isComparable(value, operand) && compareValues(value, operand) <= 0;
    case '>':
      return isComparable(value, operand) && compareValues(value, operand) > 0;
    case '>=':
      return isComparable(value, operand) && compareValues(value, operand) >= 0;
    case 'in':
      return !isVoid(value) && listOf(operand).some((item) => queryEqual(value, item));
    case 'not-in': {
      const list = listOf(operand);
      if (value.kind === 'null' || list.some((item) => item.kind === 'null')) return false;
      return !list.some((item) => queryEqual(value, item));
    }
    case 'array-contains':
      return !isVoid(operand) && listOf(value).some((item) => queryEqual(item, operand));
    case 'array-contains-any': {
      const wanted = listOf(operand).filter((item) => !isVoid(item));
      return listOf(value).some((item) => wanted.some((want) => queryEqual(item, want)));
    }
    case 'is-null':
      return value.kind === 'null';
    case 'is-not-null':
      return value.kind !== 'null';
    case 'is-nan':
      return isNan(value);
    case 'is-not-nan':
      return value.kind !== 'null' && !isNan(value);
  }
}

/** Ranges stay within one type: `age > 5` never finds a string. */
function isComparable(a: Value, b: Value): boolean {
  return typeRank(a) === typeRank(b) && !isVoid(a) && !isVoid(b);
}

/**
 * Only `!=` and the unary filters, which SDKs send for `==`, find null and NaN: an equality finds
 * neither, as recorded of production, and no range, list or array does, as the integration tests of
 * the SDK have it (firebase-js-sdk: query.test.ts, composite_index_query.test.ts).
 */
export function isVoid(value: Value): boolean {
  return value.kind === 'null' || isNan(value);
}

function listOf(value: Value): readonly Value[] {
  return value.kind === 'array' ? value.values : [];
}

function isNan(value: Value): boolean {
  return value.kind === 'double' && Number.isNaN(value.value);
}
