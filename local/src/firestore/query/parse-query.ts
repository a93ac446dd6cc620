import { z } from 'zod';
import type { FieldOperator } from '../../rules/request.ts';
import { invalid } from '../errors.ts';
import { isDocumentId, parseFieldPath } from '../names/field-path.ts';
import { checkId } from '../names/resource-name.ts';
import { decodeValue } from '../values/decode.ts';
import { checkQuery } from './check-query.ts';
import { completeOrders } from './orders.ts';
import type { Cursor, Filter, Order, Query } from './query.ts';

const Enum = z.union([z.string(), z.number()]);
const FieldReference = z.object({ fieldPath: z.string() });
const WireCursor = z.object({
  values: z.array(z.unknown()).default([]),
  before: z.boolean().default(false),
});
const Int = z.union([z.number().int(), z.object({ value: z.number().int().default(0) })]);

const StructuredQuery = z.object({
  select: z.object({ fields: z.array(FieldReference).default([]) }).optional(),
  from: z
    .array(
      z.object({
        collectionId: z.string().default(''),
        allDescendants: z.boolean().default(false),
      }),
    )
    .default([]),
  where: z.unknown().optional(),
  orderBy: z
    .array(z.object({ field: FieldReference, direction: Enum.default('ASCENDING') }))
    .default([]),
  startAt: WireCursor.optional(),
  endAt: WireCursor.optional(),
  offset: z.number().int().min(0).default(0),
  limit: Int.optional(),
  findNearest: z.unknown().optional(),
});

/** Parses a wire `StructuredQuery` under a parent path; INVALID_ARGUMENT for what Firestore refuses. */
export function parseQuery(parent: string, wire: unknown): Query {
  const parsed = StructuredQuery.safeParse(wire ?? {});
  if (!parsed.success) throw invalid(`Malformed query: ${z.prettifyError(parsed.error)}`);
  const query = parsed.data;
  if (query.findNearest) throw invalid('Vector search (findNearest) is not available locally.');
  if (query.from.length > 1) throw invalid('A query has at most one `from`.');
  const from = query.from[0] ?? { collectionId: '', allDescendants: true };
  if (from.collectionId === '' && !from.allDescendants) throw invalid('collection_id is missing.');
  if (from.collectionId !== '') checkId(from.collectionId);
  const filter = query.where === undefined ? null : parseFilter(query.where);
  const explicitOrders = query.orderBy.map(
    (order): Order => ({
      field: parseFieldPath(order.field.fieldPath),
      direction: order.direction === 'DESCENDING' || order.direction === 2 ? 'desc' : 'asc',
    }),
  );
  const limit = typeof query.limit === 'object' ? query.limit.value : (query.limit ?? null);
  if (limit !== null && limit < 0) throw invalid('limit is negative.');
  const result: Query = {
    parent,
    collectionId: from.collectionId === '' ? null : from.collectionId,
    allDescendants: from.allDescendants,
    filter,
    explicitOrders,
    orders: completeOrders(explicitOrders, filter),
    startAt: parseCursor(query.startAt),
    endAt: parseCursor(query.endAt),
    offset: query.offset,
    limit,
    present: [],
    // An empty projection asks for all fields.
    select: query.select?.fields.length
      ? query.select.fields.map((field) => parseFieldPath(field.fieldPath))
      : null,
  };
  checkQuery(result);
  return result;
}

function parseCursor(wire: z.infer<typeof WireCursor> | undefined): Cursor | null {
  if (!wire) return null;
  return { values: wire.values.map((value) => decodeValue(value)), before: wire.before };
}

const WireFilter = z.object({
  compositeFilter: z
    .object({ op: Enum.default(0), filters: z.array(z.unknown()).default([]) })
    .optional(),
  fieldFilter: z.object({ field: FieldReference, op: Enum, value: z.unknown() }).optional(),
  unaryFilter: z.object({ field: FieldReference, op: Enum }).optional(),
});

function parseFilter(wire: unknown): Filter {
  const parsed = WireFilter.safeParse(wire);
  if (!parsed.success) throw invalid(`Malformed filter: ${z.prettifyError(parsed.error)}`);
  const { compositeFilter, fieldFilter, unaryFilter } = parsed.data;
  if (compositeFilter) {
    const op = COMPOSITE[compositeFilter.op];
    if (!op) throw invalid('Composite filter without operator.');
    return { op, filters: compositeFilter.filters.map(parseFilter) };
  }
  if (unaryFilter) {
    const op = UNARY[unaryFilter.op];
    if (!op) throw invalid('Unary filter without operator.');
    return { op, field: parseFieldPath(unaryFilter.field.fieldPath), value: { kind: 'null' } };
  }
  if (!fieldFilter) throw invalid('An empty filter.');
  return parseFieldFilter(fieldFilter);
}

function parseFieldFilter(wire: NonNullable<z.infer<typeof WireFilter>['fieldFilter']>): Filter {
  const op = FIELD[wire.op];
  if (!op) throw invalid('Field filter without operator.');
  const field = parseFieldPath(wire.field.fieldPath);
  const value = decodeValue(wire.value);
  if (isDocumentId(field)) checkNameOperand(op, value);
  if (value.kind === 'null' && op === '==') return { op: 'is-null', field, value };
  if (value.kind === 'null' && op === '!=') return { op: 'is-not-null', field, value };
  const isNan = value.kind === 'double' && Number.isNaN(value.value);
  if (isNan && op === '==') return { op: 'is-nan', field, value };
  if (isNan && op === '!=') return { op: 'is-not-nan', field, value };
  return { op, field, value };
}

function checkNameOperand(op: FieldOperator, value: ReturnType<typeof decodeValue>): void {
  const operands =
    (op === 'in' || op === 'not-in') && value.kind === 'array' ? value.values : [value];
  if (operands.some((operand) => operand.kind !== 'reference')) {
    throw invalid('__key__ filter value must be a Key');
  }
}

const COMPOSITE: Readonly<Record<string | number, 'and' | 'or'>> = {
  AND: 'and',
  1: 'and',
  OR: 'or',
  2: 'or',
};

const UNARY: Readonly<Record<string | number, FieldOperator>> = {
  IS_NAN: 'is-nan',
  2: 'is-nan',
  IS_NULL: 'is-null',
  3: 'is-null',
  IS_NOT_NAN: 'is-not-nan',
  4: 'is-not-nan',
  IS_NOT_NULL: 'is-not-null',
  5: 'is-not-null',
};

const FIELD: Readonly<Record<string | number, FieldOperator>> = {
  LESS_THAN: '<',
  1: '<',
  LESS_THAN_OR_EQUAL: '<=',
  2: '<=',
  GREATER_THAN: '>',
  3: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  4: '>=',
  EQUAL: '==',
  5: '==',
  NOT_EQUAL: '!=',
  6: '!=',
  ARRAY_CONTAINS: 'array-contains',
  7: 'array-contains',
  IN: 'in',
  8: 'in',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
  9: 'array-contains-any',
  NOT_IN: 'not-in',
  10: 'not-in',
};
