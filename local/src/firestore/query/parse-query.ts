import { z } from 'zod';
import { decodeValue } from '../../values/decode.ts';
import { invalid } from '../../values/errors.ts';
import { isDocumentId } from '../../values/names/field-path.ts';
import { checkId, parseDocumentName, parseParentName } from '../../values/names/resource-name.ts';
import { checkQuery } from './check-query.ts';
import { completeOrders } from './orders.ts';
import { checkNameValue, parseQueryField } from './parse-field.ts';
import { parseFilter } from './parse-filter.ts';
import { type Cursor, fieldFilters, type Order, type Query } from './query.ts';

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

/** As `parseQuery`, under a whole name; INVALID_ARGUMENT for a document of another database too. */
export function parseQueryUnder(parent: string, wire: unknown): Query {
  const { project, database, path } = parseParentName(parent);
  const query = parseQuery(path, wire);
  for (const name of namesIn(query)) {
    const other = parseDocumentName(name);
    if (other.project !== project || other.database !== database)
      throw invalid(`Document "${name}" is not of the database asked.`);
  }
  return query;
}

/** Parses a wire `StructuredQuery` under a parent path; INVALID_ARGUMENT for what Firestore refuses. */
export function parseQuery(parent: string, wire: unknown): Query {
  const parsed = StructuredQuery.safeParse(wire ?? {});
  if (!parsed.success) throw invalid(`Malformed query: ${z.prettifyError(parsed.error)}`);
  const query = parsed.data;
  if (query.findNearest) throw invalid('Vector search (findNearest) is not available locally.');
  if (query.from.length > 1) throw invalid('A query has at most one `from`.');
  const from = query.from[0] ?? { collectionId: '', allDescendants: true };
  if (from.collectionId !== '') checkId(from.collectionId);
  const filter = query.where === undefined ? null : parseFilter(query.where);
  const explicitOrders = query.orderBy.map(
    (order): Order => ({
      field: parseQueryField(order.field.fieldPath),
      direction: parseDirection(order.direction),
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
    startAt: parseCursor(query.startAt, explicitOrders),
    endAt: parseCursor(query.endAt, explicitOrders),
    offset: query.offset,
    limit,
    present: [],
    // An empty one asks for the names alone, as seen of production (the protocol's text says for all).
    select: query.select?.fields.map((field) => parseQueryField(field.fieldPath)) ?? null,
  };
  checkQuery(result);
  return result;
}

/** The names that documents' names are compared with. */
function namesIn(query: Query): string[] {
  const operands = fieldFilters(query.filter).flatMap(({ field, value }) => {
    if (!isDocumentId(field)) return [];
    return value.kind === 'array' ? value.values : [value];
  });
  const bounds = [query.startAt, query.endAt].flatMap((cursor) =>
    (cursor?.values ?? []).filter((_, i) => {
      const order = query.explicitOrders[i];
      return order !== undefined && isDocumentId(order.field);
    }),
  );
  return [...operands, ...bounds].flatMap((v) => (v.kind === 'reference' ? [v.value] : []));
}

/** A cursor has values for the orders that are written out, or the first of them. */
function parseCursor(
  wire: z.infer<typeof WireCursor> | undefined,
  orders: readonly Order[],
): Cursor | null {
  if (!wire) return null;
  if (wire.values.length > orders.length) throw invalid('Cursor has too many values.');
  const values = wire.values.map((value) => decodeValue(value));
  for (const [i, value] of values.entries()) {
    if (orders[i] && isDocumentId(orders[i].field)) checkNameValue(value);
  }
  return { values, before: wire.before };
}

function parseDirection(wire: string | number): Order['direction'] {
  const direction = DIRECTION[wire];
  if (!direction) throw invalid(`Unknown direction: ${wire}`);
  return direction;
}

const DIRECTION: Readonly<Record<string | number, Order['direction']>> = {
  DIRECTION_UNSPECIFIED: 'asc',
  0: 'asc',
  ASCENDING: 'asc',
  1: 'asc',
  DESCENDING: 'desc',
  2: 'desc',
};
