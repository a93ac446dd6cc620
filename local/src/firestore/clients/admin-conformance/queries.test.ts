import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { type Rows, stage, useAdmin } from './admin-stage.ts';
import { checkQueries } from './check-queries.ts';

useAdmin();

const NAME = FieldPath.documentId();

const ZIPS: Rows = {
  nan: { zip: Number.NaN },
  n1: { zip: 91102 },
  n2: { zip: 98101 },
  n3: { zip: 98103 },
  list: { zip: [98101] },
  long: { zip: ['98101', { zip: 98101 }] },
  map: { zip: { zip: 98101 } },
  null: { zip: null },
  none: { other: 1 },
};

checkQueries('for what differs', ZIPS, [
  [(c) => c.where('zip', '!=', 98101), 'nan n1 n3 list long map'],
  [(c) => c.where('zip', '!=', 98101).orderBy('zip').orderBy(NAME), 'nan n1 n3 list long map'],
  [(c) => c.where('zip', '!=', Number.NaN), 'n1 n2 n3 list long map'],
  [(c) => c.where('zip', '!=', null), 'nan n1 n2 n3 list long map'],
  [(c) => c.where('zip', 'not-in', [98101, 98103]), 'nan n1 list long map'],
  [(c) => c.where('zip', 'not-in', [Number.NaN]), 'n1 n2 n3 list long map'],
  [(c) => c.where('zip', 'not-in', [null]), ''],
  [(c) => c.where('zip', 'in', [98103, 98101]).orderBy('zip'), 'n2 n3'],
  [(c) => c.where('zip', 'in', [[98101], { zip: 98101 }]), 'list map'],
  [(c) => c.where('zip', '==', Number.NaN), 'nan'],
  [(c) => c.where('zip', '==', null), 'null'],
  [(c) => c.orderBy('zip', 'desc').limit(3), 'map long list'],
]);

checkQueries(
  'for elements of lists',
  {
    a: { list: [42] },
    b: { list: ['a', 42, 'c'] },
    c: { list: [41.999, '42', { a: [42] }] },
    d: { list: [42], other: 1 },
    e: { list: [43] },
    f: { list: [{ a: 42 }] },
    g: { list: 42 },
  },
  [
    [(c) => c.where('list', 'array-contains', 42), 'a b d'],
    [(c) => c.where('list', 'array-contains-any', [42, 43]), 'a b d e'],
    [(c) => c.where('list', 'array-contains', { a: 42 }), 'f'],
    [(c) => c.where('list', 'array-contains', 42).orderBy(NAME).startAfter('b').limit(2), 'd'],
  ],
);

checkQueries('by name', { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } }, [
  [(c) => c.where(NAME, '!=', 'a').orderBy(NAME), 'b c'],
  [(c) => c.where(NAME, 'not-in', ['a', c.doc('b')]), 'c'],
  [(c) => c.where(NAME, 'in', ['c', c.doc('a'), 'x']), 'a c'],
  [(c) => c.where(NAME, '>=', 'b'), 'b c'],
  [(c) => c.orderBy(NAME, 'desc').startAfter('c').limit(1), 'b'],
]);

checkQueries('with limits and offsets', { a: { n: 1 }, b: { n: 2 }, c: { n: 3 }, d: { n: 4 } }, [
  [(c) => c.orderBy('n').limit(9), 'a b c d'],
  [(c) => c.orderBy('n').offset(3), 'd'],
  [(c) => c.orderBy('n').offset(9), ''],
  [(c) => c.orderBy('n').limitToLast(2), 'c d'],
  [(c) => c.orderBy('n').startAt(2).endAt(3).limitToLast(5), 'b c'],
  [(c) => c.orderBy('n').startAfter(1).endBefore(4), 'b c'],
  [(c) => c.orderBy('n', 'desc').endAt(3), 'd c'],
]);

it('selects fields, or none but the name', async () => {
  const collection = await stage.filled({ a: { x: 1, y: { z: 2, w: 3 } } });
  const data = async (query: FirebaseFirestore.Query) => (await query.get()).docs[0]?.data();
  expect(await data(collection.select('x', 'y.w'))).toEqual({ x: 1, y: { w: 3 } });
  expect(await data(collection.select())).toEqual({});
});

it('streams results, and nothing of an empty collection', async () => {
  const collection = await stage.filled({ a: {}, b: {} });
  let seen = 0;
  for await (const _ of collection.stream()) seen++;
  for await (const _ of stage.collection().stream()) seen += 100;
  expect(seen).toBe(2);
  const empty = await stage.collection().get();
  expect(empty.readTime).toBeInstanceOf(Timestamp);
});

it('gives 1,000 documents at once', async () => {
  const rows = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`d${i}`, { n: i }]));
  const collection = await stage.filled(rows);
  expect((await collection.get()).size).toBe(1000);
});
