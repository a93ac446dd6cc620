import { type FieldPath, formatFieldPath, isDocumentId } from '../../values/names/field-path.ts';
import { compareUtf8 } from '../../values/utf8-order.ts';
import { disjuncts } from '../query/disjuncts.ts';
import { type FieldFilter, isInequality, type Query } from '../query/query.ts';
import type { IndexPart, IndexScope } from './definitions.ts';

/** What one scan of an index needs. */
export interface Needed {
  readonly collectionId: string;
  readonly scope: IndexScope;
  /** Fields with a known value or element, in any order; the mode of an equality is free. */
  readonly fixed: readonly IndexPart[];
  /** What follows them, exactly so; ends with the name. */
  readonly tail: readonly IndexPart[];
  /** Whether it passes over a range; without one several indexes may be merged. */
  readonly isRange: boolean;
}

/** What the index scans of a query need, one for each disjunction that the names alone do not serve. */
export function neededIndexes(query: Query, aggregated: readonly FieldPath[]): Needed[] {
  const branches = disjuncts(query.filter, Number.POSITIVE_INFINITY) ?? [];
  return branches
    .map((branch) => neededFor(query, branch, aggregated))
    .filter(({ fixed, tail }) => fixed.length > 0 || tail.length > 1 || tail[0]?.mode === 'desc');
}

function neededFor(
  query: Query,
  branch: readonly FieldFilter[],
  aggregated: readonly FieldPath[],
): Needed {
  const fixed = new Map<string, IndexPart>();
  const own = branch.filter(({ field }) => !isDocumentId(field));
  for (const { op, field } of own.toSorted((a, b) => firstArrays(a) - firstArrays(b))) {
    if (isInequality(op)) continue;
    const mode = op === 'array-contains' ? 'contains' : 'asc';
    fixed.set(`${mode} ${formatFieldPath(field)}`, { field, mode });
  }
  const isEqual = (field: FieldPath) => fixed.has(`asc ${formatFieldPath(field)}`);
  // A field held equal orders nothing. The name is behind the fields that are summed, too.
  const orders = query.orders.filter(({ field }) => !isEqual(field));
  const name = orders.find(({ field }) => isDocumentId(field));
  const ordered = orders.filter(({ field }) => !isDocumentId(field));
  const direction = ordered.at(-1)?.direction ?? name?.direction ?? 'asc';
  // As implicit orders are, and as production was seen to be served.
  const summed = aggregated
    .filter((field) => !isEqual(field) && !isDocumentId(field))
    .toSorted((a, b) => compareUtf8(formatFieldPath(a), formatFieldPath(b)))
    .map((field) => ({ field, direction }));
  const fields = new Map([...ordered, ...summed].map((one) => [formatFieldPath(one.field), one]));
  return {
    collectionId: query.collectionId ?? '',
    scope: query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    fixed: [...fixed.values()],
    tail: [
      ...[...fields.values()].map(({ field, direction: mode }) => ({ field, mode })),
      { field: ['__name__'], mode: name?.direction ?? 'asc' },
    ],
    isRange: own.some(({ op }) => isInequality(op)),
  };
}

function firstArrays({ op }: FieldFilter): number {
  return op === 'array-contains' ? 0 : 1;
}
