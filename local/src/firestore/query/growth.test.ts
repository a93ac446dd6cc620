import { describe, expect, it } from 'vitest';
import type { Fields, Value } from '../../values/value.ts';
import { Database } from '../store/database.ts';
import { countByIndex } from './count-by-index.ts';
import { parseQuery } from './parse-query.ts';
import { runQuery } from './run-query.ts';

/** Counts how often a field of any document is read: what a query costs, whatever the machine. */
let reads = 0;
class CountedFields extends Map<string, Value> {
  override get(key: string): Value | undefined {
    reads++;
    return super.get(key);
  }
}

const text = (value: string): Value => ({ kind: 'string', value });
const integer = (value: number): Value => ({ kind: 'integer', value: BigInt(value) });

function databaseOf(size: number): Database {
  const db = new Database('p', 'd');
  for (let i = 0; i < size; i++) {
    const fields: Fields = new CountedFields([
      ['kind', text(`k${i % 10}`)],
      ['open', { kind: 'boolean', value: i % 2 === 0 }],
      ['n', integer((i * 7919) % size)],
      ['owner', integer(i % (size / 10))],
      ['tags', { kind: 'array', values: [text(`t${i % 20}`), text(`t${i % 7}`)] }],
    ]);
    const id = `d${String(i).padStart(6, '0')}`;
    for (const collection of ['c', `a/${i % 50}/g`]) {
      db.put({ path: `${collection}/${id}`, fields, createTime: 1, updateTime: 1 });
    }
  }
  return db;
}

const field = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const composite = (op: 'AND' | 'OR', ...filters: object[]) => ({
  compositeFilter: { op, filters },
});
const orderBy = (fieldPath: string, direction = 'ASCENDING') => [
  { field: { fieldPath }, direction },
];
const is = (fieldPath: string, stringValue: string) => field(fieldPath, 'EQUAL', { stringValue });
const named = (id: string) => ({ referenceValue: `projects/p/databases/d/documents/c/${id}` });
const kinds = { arrayValue: { values: ['k1', 'k3', 'k5'].map((k) => ({ stringValue: k })) } };
const open = field('open', 'EQUAL', { booleanValue: true });

const SHAPES: Readonly<Record<string, object>> = {
  'equalities, an order and a limit': {
    where: composite('AND', is('kind', 'k2'), open),
    orderBy: orderBy('n', 'DESCENDING'),
    limit: 10,
  },
  'a page behind a cursor': {
    where: is('kind', 'k2'),
    orderBy: orderBy('n'),
    startAt: { values: [{ integerValue: 400 }], before: false },
    limit: 10,
  },
  'an array and a limit': {
    where: field('tags', 'ARRAY_CONTAINS', { stringValue: 't3' }),
    orderBy: orderBy('n'),
    limit: 10,
  },
  'an in, an order and a limit': {
    where: field('kind', 'IN', kinds),
    orderBy: orderBy('n', 'DESCENDING'),
    limit: 10,
  },
  'an or, an order and a limit': {
    where: composite('OR', is('kind', 'k2'), open),
    orderBy: orderBy('n'),
    limit: 10,
  },
  'a collection group and a limit': {
    from: [{ collectionId: 'g', allDescendants: true }],
    where: is('kind', 'k2'),
    limit: 10,
  },
  'a range of names': {
    where: composite(
      'AND',
      field('__name__', 'GREATER_THAN', named('d000500')),
      field('__name__', 'LESS_THAN_OR_EQUAL', named('d000510')),
    ),
  },
  'some names': { where: field('__name__', 'IN', { arrayValue: { values: [named('d000007')] } }) },
  'everything but what is most, and a limit': {
    where: field('open', 'NOT_EQUAL', { booleanValue: false }),
    limit: 10,
  },
  'a filter that few match, as for a count': {
    where: field('owner', 'EQUAL', { integerValue: 5 }),
  },
};

const few = databaseOf(1_000);
const many = databaseOf(8_000);

/** How many fields are read, once there is an index. */
function costOf(ask: () => number): number {
  expect(ask()).toBeGreaterThan(0);
  reads = 0;
  ask();
  return reads;
}

describe('a query costs the same among 1,000 documents and 8,000:', () => {
  it.each(Object.entries(SHAPES))('%s', (_, wire) => {
    const query = parseQuery('', { from: [{ collectionId: 'c' }], ...wire });
    const cost = (db: Database) => costOf(() => runQuery(db, query, db.root).documents.length);
    // Finding the place takes three comparisons more.
    expect(cost(many)).toBeLessThan(cost(few) * 1.5 + 20);
  });
});

describe('a count costs the same among 1,000 documents and 8,000, however many it finds:', () => {
  it.each(
    Object.entries<object>({
      'all there are': {},
      equalities: { where: composite('AND', is('kind', 'k2'), open) },
      'an array': { where: field('tags', 'ARRAY_CONTAINS', { stringValue: 't3' }) },
      'an in': { where: field('kind', 'IN', kinds) },
      'a range': { where: field('n', 'LESS_THAN', { integerValue: 900 }) },
      'everything but some': { where: field('kind', 'NOT_EQUAL', { stringValue: 'k2' }) },
      'a collection group': {
        from: [{ collectionId: 'g', allDescendants: true }],
        where: is('kind', 'k2'),
      },
    }),
  )('%s', (_, wire) => {
    const query = parseQuery('', { from: [{ collectionId: 'c' }], ...wire });
    const cost = (db: Database) => costOf(() => countByIndex(db, query, db.root)?.count ?? 0);
    expect(cost(many)).toBeLessThan(cost(few) * 1.5 + 20);
  });
});

it('does not count by an index what several disjunctions may hold, or a filter still judges', () => {
  for (const where of [
    composite('OR', is('kind', 'k2'), open),
    composite(
      'AND',
      field('n', 'LESS_THAN', { integerValue: 9 }),
      field('owner', 'LESS_THAN', { integerValue: 9 }),
    ),
  ]) {
    const query = parseQuery('', { from: [{ collectionId: 'c' }], where });
    expect(countByIndex(few, query, few.root)).toBeNull();
  }
});
