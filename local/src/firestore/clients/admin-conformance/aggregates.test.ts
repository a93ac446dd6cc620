import { AggregateField, FieldPath, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { type Rows, stage, useAdmin } from './admin-stage.ts';

useAdmin();

const { count, sum, average } = AggregateField;
const rowsOf = (values: readonly unknown[]): Rows =>
  Object.fromEntries(values.map((n, i) => [`d${i}`, { n, m: { n } }]));

describe('sum and average', () => {
  const MAX = Number.MAX_VALUE;
  const SAFE = Number.MAX_SAFE_INTEGER;
  it.each<[string, unknown[], number, number | null]>([
    ['integers', [100, 50], 150, 75],
    ['fractions', [5, 4.5, 3], 12.5, 12.5 / 3],
    ['both, to a whole number', [5, 4.5, 3.5], 13, 13 / 3],
    ['integers to a fraction', [10, 9], 19, 9.5],
    ['more than 64 bits', [2 ** 63 - 1, 2 ** 63 - 1], 2 ** 64, 2 ** 63],
    ['more than a double holds, on the way', [SAFE, 1, -101], SAFE - 100, (SAFE - 100) / 3],
    ['to something negative', [SAFE, -SAFE, -101, -10000], -10101, -10101 / 4],
    ['to infinity', [MAX, MAX], Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    ['to the other infinity', [-MAX, -MAX], Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
    ['NaN', [5, Number.NaN, 0], Number.NaN, Number.NaN],
    ['the least fraction', [Number.MIN_VALUE], Number.MIN_VALUE, Number.MIN_VALUE],
    ['what is no number', [5, 4, '3', 1, null], 10, 10 / 3],
    ['nothing', [], 0, null],
  ])('are made of %s', async (_, values, total, mean) => {
    const collection = await stage.filled(rowsOf(values));
    const asked = { n: count(), total: sum('n'), mean: average('m.n'), again: sum('m.n') };
    const found = (await collection.aggregate(asked).get()).data();
    expect(found).toEqual({ n: values.length, total, mean, again: total });
  });

  it('of the least fraction and nothing is nothing', async () => {
    const collection = await stage.filled(rowsOf([Number.MIN_VALUE, 0]));
    expect((await collection.aggregate({ mean: average('n') }).get()).data().mean).toBe(0);
  });

  it('include only documents that have all the fields', async () => {
    const collection = await stage.filled({
      a: { pages: 100, year: 1980, l: [5, 1000] },
      b: { pages: 50, year: 2020, l: [4] },
      c: { pages: 150, year: 2021, l: [3] },
      d: { pages: 50, l: [0] },
    });
    const asked = { pages: sum('pages'), year: average('year'), n: count() };
    expect((await collection.aggregate(asked).get()).data()).toEqual({
      pages: 300,
      year: 2007,
      n: 3,
    });
    const some = collection.where('l', 'array-contains-any', [5, 3]);
    const none = { l: sum('l'), mean: average('l'), pages: sum('pages') };
    expect((await some.aggregate(none).get()).data()).toEqual({ l: 0, mean: null, pages: 250 });
  });
});

describe('an alias', () => {
  it.each(['foo', 'with.dots', 'un/su+pp[or]ted', '`ticks`', 'back\\slash', 'x'.repeat(20_000)])(
    'may be %s',
    async (alias) => {
      const collection = await stage.filled({ a: {}, b: {} });
      const found = await collection.aggregate({ [alias]: count(), other: count() }).get();
      expect(found.data()).toEqual({ [alias]: 2, other: 2 });
    },
  );
});

it('takes five aggregations and not six', async () => {
  const collection = await stage.filled({ a: { n: 1 } });
  const five = { a: count(), b: sum('n'), c: average('n'), d: count(), e: sum('n') };
  expect((await collection.aggregate(five).get()).data()).toEqual({ a: 1, b: 1, c: 1, d: 1, e: 1 });
  await expect(collection.aggregate({ ...five, f: count() }).get()).rejects.toMatchObject({
    code: 3,
    message: expect.stringMatching(/maximum number of aggregations/),
  });
});

describe('a count', () => {
  const rows = rowsOf([1, 2, 3, 4, 5, 6, 7]);
  type Ask = (c: FirebaseFirestore.CollectionReference) => FirebaseFirestore.Query;
  const name = FieldPath.documentId();
  const cases: [Ask, number][] = [
    [(c) => c, 7],
    [(c) => c.where('n', '==', 9), 0],
    [(c) => c.where('n', '>', 5), 2],
    [(c) => c.limit(5), 5],
    [(c) => c.offset(6), 1],
    [(c) => c.orderBy('n'), 7],
    [(c) => c.orderBy('none'), 0],
    [(c) => c.orderBy(name).startAfter(c.doc('d2')), 4],
    [(c) => c.orderBy(name).endBefore(c.doc('d2')), 2],
    [(c) => c.where('n', '>', 2).where('m.n', '<', 7).orderBy('m.n').limit(3), 3],
  ];

  it.each(cases)('of %s is %i, in a transaction too', async (ask, expected) => {
    const query = ask(await stage.filled(rows)).count();
    expect((await query.get()).data().count).toBe(expected);
    const within = await stage.db.runTransaction((transaction) => transaction.get(query));
    expect(within.data().count).toBe(expected);
  });

  it('goes by the time of a transaction that reads the past', async () => {
    const collection = stage.collection();
    const { writeTime } = await collection.doc().create({ some: 'data' });
    const at = async (readTime: Timestamp) => {
      const read = (t: FirebaseFirestore.Transaction) => t.get(collection.count());
      return (await stage.db.runTransaction(read, { readOnly: true, readTime })).data().count;
    };
    expect(await at(writeTime)).toBe(1);
    expect(await at(Timestamp.fromMillis(writeTime.toMillis() - 1))).toBe(0);
  });

  it.each<[string, (c: FirebaseFirestore.CollectionReference) => FirebaseFirestore.Query]>([
    ['an equality', (c) => c.where('n', '==', 7)],
    ['a range', (c) => c.where('n', '>', 5)],
    ['an order', (c) => c.orderBy('n').startAfter(5)],
    ['a range, an order and a cursor', (c) => c.where('n', '>', 5).orderBy('n').startAt(5)],
    [
      'a cursor of both',
      (c) => c.where('n', '>', 4).orderBy('n').orderBy(name).startAfter(5, c.doc('a')),
    ],
  ])('and a sum go with %s', async (_, ask) => {
    const collection = await stage.filled({ a: { n: 5 }, b: { n: 7 } });
    const found = await ask(collection)
      .aggregate({ sum: sum('n'), n: count() })
      .get();
    expect(found.data()).toEqual({ sum: 7, n: 1 });
  });
});
