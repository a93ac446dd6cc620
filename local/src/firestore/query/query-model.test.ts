import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Database } from '../store/database.ts';
import type { StoredDocument } from '../store/document.ts';
import type { Value } from '../value.ts';
import { parseQuery } from './parse-query.ts';
import {
  modelOf,
  OP_NAMES,
  type Op,
  type Plain,
  type PlainDocument,
  type PlainQuery,
} from './plain-model.ts';
import { runQuery } from './run-query.ts';

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

const fieldFilter = fc.record({
  field: fc.constantFrom(...FIELDS),
  op: fc.constantFrom<Op[]>(...OP_NAMES),
  value: scalar,
});
const cursor = fc.record({ value: scalar, before: fc.boolean() });
const query: fc.Arbitrary<PlainQuery> = fc.record({
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
  startAt: fc.option(cursor),
  endAt: fc.option(cursor),
});
it.each([
  ['looking at all documents', Number.POSITIVE_INFINITY],
  ['with indexes', 0],
])('finds what a plain filter and sort finds, %s', (_, indexedFrom) => {
  fc.assert(
    fc.property(documents, query, (docs, asked) => {
      const db = databaseOf(docs, indexedFrom);
      const parsed = parseQuery('', toWire(asked));
      const found = runQuery(db, parsed, db.root).documents.map((doc) => doc.path.slice(2));
      expect(found).toEqual(modelOf(docs, asked));
    }),
    { numRuns: 10_000 },
  );
});

function databaseOf(docs: readonly PlainDocument[], indexedFrom: number): Database {
  const db = new Database('p', 'd', indexedFrom);
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

function operand(op: Op, value: Plain): object {
  if (op !== 'IN') return wireValue(value);
  return { arrayValue: { values: [wireValue(value), wireValue(1)] } };
}

function toWire(asked: PlainQuery): object {
  const filters = asked.filters.map(({ field, op, value }) => ({
    fieldFilter: { field: { fieldPath: field }, op, value: operand(op, value) },
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
    ...(asked.startAt && asked.orderBy.length > 0 && { startAt: wireCursor(asked.startAt) }),
    ...(asked.endAt && asked.orderBy.length > 0 && { endAt: wireCursor(asked.endAt) }),
  };
}

function wireCursor({ value, before }: { value: Plain; before: boolean }): object {
  return { values: [wireValue(value)], before };
}
