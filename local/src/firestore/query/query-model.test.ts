import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Database } from '../store/database.ts';
import type { StoredDocument } from '../store/document.ts';
import type { Value } from '../value.ts';
import { parseQuery } from './parse-query.ts';
import { runQuery } from './run-query.ts';

/**
 * Queries on random documents against a second, plain model: documents are JavaScript objects,
 * filters are functions, order is a sort by keys. It knows nothing of indexes or values.
 */
type Plain = null | number | string | boolean | Plain[];
interface PlainDocument {
  readonly id: string;
  readonly fields: Readonly<Record<string, Plain>>;
}

const FIELDS = ['a', 'b', 'c'];
const scalar = fc.constantFrom<Plain>(null, true, 0, 1, 2, 2.5, 'x', 'y');
const plainValue: fc.Arbitrary<Plain> = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }) },
);
const documents = fc.uniqueArray(fc.nat(30), { maxLength: 12 }).chain((ids) =>
  fc.tuple(
    ...ids.map((id) =>
      fc.record({
        id: fc.constant(`d${id}`),
        fields: fc.dictionary(fc.constantFrom(...FIELDS), plainValue),
      }),
    ),
  ),
);

const OPS = {
  EQUAL: (x: Plain, y: Plain) => rank(x) === rank(y) && order(x, y) === 0,
  LESS_THAN: (x: Plain, y: Plain) => rank(x) === rank(y) && order(x, y) < 0,
  LESS_THAN_OR_EQUAL: (x: Plain, y: Plain) => rank(x) === rank(y) && order(x, y) <= 0,
  GREATER_THAN: (x: Plain, y: Plain) => rank(x) === rank(y) && order(x, y) > 0,
  GREATER_THAN_OR_EQUAL: (x: Plain, y: Plain) => rank(x) === rank(y) && order(x, y) >= 0,
  NOT_EQUAL: (x: Plain, y: Plain) => x !== null && order(x, y) !== 0,
  ARRAY_CONTAINS: (x: Plain, y: Plain) => Array.isArray(x) && x.some((one) => order(one, y) === 0),
};
type Op = keyof typeof OPS;
const isOp = (name: string): name is Op => name in OPS;
const OP_NAMES = Object.keys(OPS).filter(isOp);

const fieldFilter = fc.record({
  field: fc.constantFrom(...FIELDS),
  op: fc.constantFrom<Op[]>(...OP_NAMES),
  value: scalar,
});
const query = fc.record({
  kind: fc.constantFrom<'and' | 'or'>('and', 'or'),
  filters: fc
    .array(fieldFilter, { maxLength: 3 })
    .filter((all) => all.filter(({ op }) => op === 'NOT_EQUAL').length <= 1)
    .filter((all) => all.filter(({ op }) => op === 'ARRAY_CONTAINS').length <= 1),
  orderBy: fc.uniqueArray(
    fc.record({ field: fc.constantFrom(...FIELDS), descending: fc.boolean() }),
    { selector: ({ field }) => field, maxLength: 2 },
  ),
  offset: fc.nat(2),
  limit: fc.option(fc.nat(5)),
  startAt: fc.option(fc.record({ value: scalar, before: fc.boolean() })),
});
type PlainQuery = typeof query extends fc.Arbitrary<infer T> ? T : never;

it('finds what a plain filter and sort finds', () => {
  fc.assert(
    fc.property(documents, query, (docs, asked) => {
      const db = databaseOf(docs);
      const parsed = parseQuery('', toWire(asked));
      const found = runQuery(db, parsed, db.root).documents.map((doc) => doc.path.slice(2));
      expect(found).toEqual(modelOf(docs, asked));
    }),
    { numRuns: 10_000 },
  );
});

function modelOf(docs: readonly PlainDocument[], asked: PlainQuery): string[] {
  const unequal = (op: Op) => op !== 'EQUAL' && op !== 'ARRAY_CONTAINS';
  const orders = asked.orderBy.map(({ field, descending }) => ({ field, descending }));
  const last = orders.at(-1)?.descending ?? false;
  const implied = asked.filters.filter(({ op }) => unequal(op));
  for (const field of [...new Set(implied.map((one) => one.field))].sort()) {
    if (!orders.some((one) => one.field === field)) orders.push({ field, descending: last });
  }
  const keys = (doc: PlainDocument): Plain[] => [
    ...orders.map(({ field }) => doc.fields[field] ?? null),
    doc.id,
  ];
  const descending = [...orders.map((one) => one.descending), last];
  const compare = (x: readonly Plain[], y: readonly Plain[]): number => {
    for (const [i, bound] of y.entries()) {
      const result = order(x[i] ?? null, bound);
      if (result !== 0) return descending[i] ? -result : result;
    }
    return 0;
  };
  const holds = (doc: PlainDocument, { field, op, value }: PlainQuery['filters'][number]) => {
    const own = doc.fields[field];
    return own !== undefined && OPS[op](own, value);
  };
  const { startAt } = asked;
  return docs
    .filter((doc) => orders.every(({ field }) => doc.fields[field] !== undefined))
    .filter((doc) => {
      if (asked.filters.length === 0) return true;
      return asked.kind === 'and'
        ? asked.filters.every((one) => holds(doc, one))
        : asked.filters.some((one) => holds(doc, one));
    })
    .filter((doc) => {
      if (!startAt || asked.orderBy.length === 0) return true;
      const result = compare(keys(doc), [startAt.value]);
      return startAt.before ? result >= 0 : result > 0;
    })
    .sort((x, y) => compare(keys(x), keys(y)))
    .map((doc) => doc.id)
    .slice(asked.offset)
    .slice(0, asked.limit ?? Number.POSITIVE_INFINITY);
}

function rank(value: Plain): number {
  if (value === null) return 0;
  return ['boolean', 'number', 'string', 'object'].indexOf(typeof value) + 1;
}

function order(x: Plain, y: Plain): number {
  if (rank(x) !== rank(y)) return rank(x) - rank(y);
  if (Array.isArray(x) && Array.isArray(y)) {
    for (let i = 0; i < Math.min(x.length, y.length); i++) {
      const result = order(x[i] ?? null, y[i] ?? null);
      if (result !== 0) return result;
    }
    return x.length - y.length;
  }
  if (x === null || y === null || x === y) return 0;
  return x < y ? -1 : 1;
}

function databaseOf(docs: readonly PlainDocument[]): Database {
  const db = new Database('p', 'd');
  for (const { id, fields } of docs) {
    const entries = Object.entries(fields).map(([key, value]) => [key, toValue(value)] as const);
    const document: StoredDocument = {
      path: `c/${id}`,
      fields: new Map(entries),
      createTime: 1,
      updateTime: 1,
    };
    db.put(document);
  }
  return db;
}

function toValue(plain: Plain): Value {
  if (plain === null) return { kind: 'null' };
  if (typeof plain === 'boolean') return { kind: 'boolean', value: plain };
  if (typeof plain === 'string') return { kind: 'string', value: plain };
  if (Array.isArray(plain)) return { kind: 'array', values: plain.map(toValue) };
  return Number.isInteger(plain)
    ? { kind: 'integer', value: BigInt(plain) }
    : { kind: 'double', value: plain };
}

function wireValue(plain: Plain): object {
  if (plain === null) return { nullValue: null };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'string') return { stringValue: plain };
  return { doubleValue: plain };
}

function toWire(asked: PlainQuery): object {
  const filters = asked.filters.map(({ field, op, value }) => ({
    fieldFilter: { field: { fieldPath: field }, op, value: wireValue(value) },
  }));
  return {
    from: [{ collectionId: 'c' }],
    ...(filters.length > 0 && {
      where: { compositeFilter: { op: asked.kind.toUpperCase(), filters } },
    }),
    orderBy: asked.orderBy.map(({ field, descending }) => ({
      field: { fieldPath: field },
      direction: descending ? 'DESCENDING' : 'ASCENDING',
    })),
    offset: asked.offset,
    ...(asked.limit !== null && { limit: asked.limit }),
    ...(asked.startAt &&
      asked.orderBy.length > 0 && {
        startAt: { values: [wireValue(asked.startAt.value)], before: asked.startAt.before },
      }),
  };
}
