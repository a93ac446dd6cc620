import { z } from 'zod';
import { parseQuery } from '../../firestore/query/parse-query.ts';
import type { ListQuery } from '../request.ts';
import { wireValue } from './wire-value.ts';

const OPERATORS = {
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
  in: 'IN',
  'not-in': 'NOT_IN',
} as const;
const NAMES = Object.keys(OPERATORS) as (keyof typeof OPERATORS)[];

type FileFilter =
  | readonly [string, keyof typeof OPERATORS, unknown]
  | { readonly and: readonly FileFilter[] }
  | { readonly or: readonly FileFilter[] };
const FileFilter: z.ZodType<FileFilter> = z.lazy(() =>
  z.union(
    [
      z.tuple([z.string(), z.enum(NAMES), z.unknown()]),
      z.strictObject({ and: z.array(FileFilter).min(1) }),
      z.strictObject({ or: z.array(FileFilter).min(1) }),
    ],
    `a condition is [field, operator, value], {"and": […]} or {"or": […]}; operators: ${NAMES.join(' ')}`,
  ),
);

/** A query as a request file writes it. */
export const FileQuery = z.strictObject({
  where: z.array(FileFilter).default([]),
  orderBy: z.array(z.tuple([z.string(), z.enum(['asc', 'desc'])])).default([]),
  limit: z.int().positive().optional(),
  offset: z.int().nonnegative().default(0),
  /** All collections of the name, at any depth. */
  collectionGroup: z.boolean().default(false),
});

/** The query on a collection; a `FirestoreError` says what Firestore itself would refuse. */
export function listQuery(
  collection: readonly string[],
  file: z.infer<typeof FileQuery>,
): ListQuery {
  const parent = collection.slice(0, -1);
  const query = parseQuery('', {
    from: [{ collectionId: collection.at(-1), allDescendants: file.collectionGroup }],
    ...(file.where.length > 0 ? { where: wireFilter({ and: file.where }) } : {}),
    orderBy: file.orderBy.map(([fieldPath, direction]) => ({
      field: { fieldPath },
      direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
    })),
    offset: file.offset,
    ...(file.limit === undefined ? {} : { limit: file.limit }),
  });
  return {
    parent,
    collectionId: collection.at(-1) ?? '',
    allDescendants: query.allDescendants,
    filter: query.filter,
    orderBy: query.orders,
    limit: query.limit,
    offset: query.offset,
    startAt: null,
    endAt: null,
  };
}

function wireFilter(filter: FileFilter): object {
  if ('and' in filter) return composite('AND', filter.and);
  if ('or' in filter) return composite('OR', filter.or);
  const [fieldPath, operator, value] = filter;
  return {
    fieldFilter: { field: { fieldPath }, op: OPERATORS[operator], value: wireValue(value) },
  };
}

const composite = (op: 'AND' | 'OR', filters: readonly FileFilter[]) => ({
  compositeFilter: { op, filters: filters.map(wireFilter) },
});
