import { formatFieldPath, isDocumentId } from '../../values/names/field-path.ts';
import { compareValues } from '../../values/order.ts';
import type { Branch } from './branch.ts';
import { isVoid } from './matches.ts';
import { type FieldFilter, fieldFilters, isInequality, type Query } from './query.ts';

/**
 * Whether the stretches of a branch's index hold its results and nothing else, the fields that
 * aggregations want aside, so that no filter has to be evaluated. Where that is not certain,
 * it says no.
 */
export function isServed(query: Query, branch: Branch): boolean {
  const last = query.orders.at(-1);
  // The index of a group holds what lies outside of the parent too, and none what is ordered behind
  // the name.
  if (query.allDescendants && query.parent !== '') return false;
  if (!last || !isDocumentId(last.field)) return false;
  // A branch takes `in` for `==`, which finds null and NaN where `in` does not.
  if (fieldFilters(query.filter).some(listsVoid)) return false;
  return branch.filters.every((filter) => isFilterServed(filter, branch));
}

/** Whether two branches cannot hold one document: they want different values of one field. */
export function areDisjoint(a: Branch, b: Branch): boolean {
  return a.equal.some((one) => {
    const key = formatFieldPath(one.field);
    const other = b.equal.find(({ field }) => formatFieldPath(field) === key);
    return other !== undefined && compareValues(one.value, other.value) !== 0;
  });
}

function listsVoid({ op, value }: FieldFilter): boolean {
  const takesList = op === 'in' || op === 'not-in' || op === 'array-contains-any';
  return takesList && value.kind === 'array' && value.values.some(isVoid);
}

function isFilterServed({ op, field, value }: FieldFilter, branch: Branch): boolean {
  const key = formatFieldPath(field);
  if (op === 'array-contains') return branch.contains?.value === value && !isVoid(value);
  const known = branch.equal.find((one) => formatFieldPath(one.field) === key);
  if (op === '==')
    return known !== undefined && !isVoid(value) && compareValues(known.value, value) === 0;
  if (op === 'is-null') return known?.value.kind === 'null';
  if (op === 'is-nan')
    return known !== undefined && known.value.kind !== 'null' && isVoid(known.value);
  const [first] = branch.ordered;
  const isFirst = first !== undefined && formatFieldPath(first.field) === key;
  // A range from null or NaN finds nothing; the operators without a value carry a null.
  const isRange = op === '<' || op === '<=' || op === '>' || op === '>=';
  return isFirst && isInequality(op) && !(isRange && isVoid(value));
}
