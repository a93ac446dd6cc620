import { z } from 'zod';
import { listQuery } from '../firestore/access/list-query.ts';
import { parseQuery } from '../firestore/query/parse-query.ts';
import type { ListQuery } from '../rules/request.ts';
import { invalid } from '../values/errors.ts';
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

const Values = z.array(z.unknown()).min(1);

/** A query as a request file writes it. */
export const FileQuery = z.strictObject({
  where: z.array(FileFilter).default([]),
  orderBy: z.array(z.tuple([z.string(), z.enum(['asc', 'desc'])])).default([]),
  limit: z.int().positive().optional(),
  offset: z.int().nonnegative().default(0),
  /** All collections of the name, at any depth. */
  collectionGroup: z.boolean().default(false),
  /** Where the order begins and ends: values of the fields in `orderBy`. */
  startAt: Values.optional(),
  startAfter: Values.optional(),
  endAt: Values.optional(),
  endBefore: Values.optional(),
});

/** The query on a collection; a `FirestoreError` says what Firestore itself would refuse. */
export function readQuery(
  collection: readonly string[],
  file: z.infer<typeof FileQuery>,
): ListQuery {
  const query = parseQuery('', {
    from: [{ collectionId: collection.at(-1), allDescendants: file.collectionGroup }],
    ...(file.where.length > 0 ? { where: wireFilter({ and: file.where }, collection) } : {}),
    orderBy: file.orderBy.map(([fieldPath, direction]) => ({
      field: { fieldPath },
      direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
    })),
    offset: file.offset,
    ...cursorOf(file, collection, 'startAt', 'startAfter'),
    ...cursorOf(file, collection, 'endAt', 'endBefore'),
    ...(file.limit === undefined ? {} : { limit: file.limit }),
  });
  return listQuery(collection.slice(0, -1), collection.at(-1) ?? '', query);
}

/** `startAt` or `startAfter`, `endAt` or `endBefore` in the form of the REST interface. */
function cursorOf(
  file: z.infer<typeof FileQuery>,
  collection: readonly string[],
  including: 'startAt' | 'endAt',
  excluding: 'startAfter' | 'endBefore',
): object {
  const values = file[including] ?? file[excluding];
  if (values === undefined) return {};
  if (file[including] !== undefined && file[excluding] !== undefined)
    throw invalid(`${including} and ${excluding} exclude each other`);
  const isIncluded = values === file[including];
  const wire = values.map((v, i) => fieldValue(file.orderBy[i]?.[0] ?? '', v, collection));
  return { [including]: { values: wire, before: isIncluded === (including === 'startAt') } };
}

function wireFilter(filter: FileFilter, collection: readonly string[]): object {
  if ('and' in filter) return composite('AND', filter.and, collection);
  if ('or' in filter) return composite('OR', filter.or, collection);
  const [fieldPath, operator, value] = filter;
  const wire = fieldValue(fieldPath, value, collection);
  return { fieldFilter: { field: { fieldPath }, op: OPERATORS[operator], value: wire } };
}

const composite = (
  op: 'AND' | 'OR',
  filters: readonly FileFilter[],
  collection: readonly string[],
) => ({
  compositeFilter: { op, filters: filters.map((filter) => wireFilter(filter, collection)) },
});

/** A plain text beside `__name__` is the id of a document in the collection. */
function fieldValue(field: string, value: unknown, collection: readonly string[]): unknown {
  if (field !== '__name__') return wireValue(value);
  if (Array.isArray(value))
    return { arrayValue: { values: value.map((v) => fieldValue(field, v, collection)) } };
  if (typeof value !== 'string') return wireValue(value);
  return { referenceValue: ['projects/local', ...collection, value].join('/') };
}
