import type { FieldFilter, Filter } from './query.ts';

/**
 * A filter in disjunctive normal form, `in` and `array-contains-any` expanded to single values:
 * each branch is served by one index scan. Null when there are more than `max` branches.
 */
export function disjuncts(filter: Filter | null, max: number): FieldFilter[][] | null {
  if (!filter) return [[]];
  if (!('filters' in filter)) return expand(filter, max);
  if (filter.op === 'or') {
    const branches: FieldFilter[][] = [];
    for (const inner of filter.filters) {
      const more = disjuncts(inner, max);
      if (!more || branches.length + more.length > max) return null;
      branches.push(...more);
    }
    return branches;
  }
  let product: FieldFilter[][] = [[]];
  for (const inner of filter.filters) {
    const more = disjuncts(inner, max);
    if (!more || product.length * more.length > max) return null;
    product = product.flatMap((left) => more.map((right) => [...left, ...right]));
  }
  return product;
}

function expand(filter: FieldFilter, max: number): FieldFilter[][] | null {
  const { op, field, value } = filter;
  if ((op !== 'in' && op !== 'array-contains-any') || value.kind !== 'array') return [[filter]];
  if (value.values.length > max) return null;
  const single = op === 'in' ? '==' : 'array-contains';
  return value.values.map((operand) => [{ op: single, field, value: operand }]);
}
