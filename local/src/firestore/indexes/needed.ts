import { type FieldPath, formatFieldPath, isDocumentId } from '../names/field-path.ts';
import { disjuncts } from '../query/disjuncts.ts';
import { type FieldFilter, isInequality, type Query } from '../query/query.ts';
import { isFree, type Needed } from './satisfy.ts';

/**
 * What the index scans of a query have to offer, one for each disjunction: the fields held equal
 * (in any order), then the order (in this order, or all of it reversed).
 */
export function neededIndexes(query: Query, aggregated: readonly FieldPath[]): Needed[] {
  const branches = disjuncts(query.filter, Number.POSITIVE_INFINITY) ?? [];
  return branches
    .map((branch) => neededFor(query, branch, aggregated))
    .filter((needed) => !isFree(needed));
}

function neededFor(
  query: Query,
  branch: readonly FieldFilter[],
  aggregated: readonly FieldPath[],
): Needed {
  const equal = new Map<string, FieldPath>();
  const contains = new Map<string, FieldPath>();
  for (const { op, field } of branch) {
    if (isDocumentId(field) || isInequality(op)) continue;
    const group = op.startsWith('array-contains') ? contains : equal;
    group.set(formatFieldPath(field), field);
  }
  // A field held equal orders nothing, except at the end where its direction is free anyway.
  const orders = query.orders.filter((order) => !equal.has(formatFieldPath(order.field)));
  const lastOwn = orders.findLast((order) => !isDocumentId(order.field));
  const nameOrder = orders.find((order) => isDocumentId(order.field));
  const ordered = orders
    .filter((order) => !isDocumentId(order.field))
    .map(({ field, direction }) => ({ field, mode: direction }));
  const has = (field: FieldPath) =>
    equal.has(formatFieldPath(field)) ||
    ordered.some((part) => formatFieldPath(part.field) === formatFieldPath(field));
  for (const field of aggregated) {
    if (!isDocumentId(field) && !has(field))
      ordered.push({ field, mode: lastOwn?.direction ?? 'asc' });
  }
  return {
    collectionId: query.collectionId ?? '',
    scope: query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    equal: [...equal.values()],
    contains: [...contains.values()],
    ordered,
    // The name is at the end of every index, in the direction of the last field.
    nameMode:
      nameOrder && lastOwn && nameOrder.direction !== lastOwn.direction
        ? nameOrder.direction
        : null,
  };
}
