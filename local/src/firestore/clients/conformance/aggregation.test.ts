import * as f from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { sandbox } from './sandbox.ts';

const { open } = sandbox();
const { average, count, orderBy, sum, where } = f;
const { MAX_SAFE_INTEGER: MAX, MAX_VALUE, MIN_VALUE, NaN: NAN } = Number;
const INFINITY = Number.POSITIVE_INFINITY;
const NAME = f.documentId();

describe('sums and averages', () => {
  it.for<[total: number, mean: number | null, values: unknown[]]>([
    [150, 75, [100, 50]],
    [13.5, 4.5, [5.5, 4.5, 3.5]],
    [13, 13 / 3, [5, 4.5, 3.5]],
    [19, 9.5, [10, 9]],
    [2 ** 64, 2 ** 63, [2 ** 63, 2 ** 63]],
    [MAX - 100, (MAX - 100) / 3, [MAX, 1, -101]],
    [-10_101, -10_101 / 4, [MAX, -MAX, -101, -10_000]],
    [INFINITY, INFINITY, [MAX_VALUE, MAX_VALUE]],
    [INFINITY, INFINITY, [MAX_VALUE, 1e293]],
    [-INFINITY, -INFINITY, [-MAX_VALUE, -MAX_VALUE]],
    [NAN, NAN, [5, 4, NAN, 0]],
    [10, 10 / 3, [5, 4, '3', 1]],
    [MIN_VALUE, MIN_VALUE, [MIN_VALUE]],
    [MIN_VALUE, 0, [MIN_VALUE, 0]],
    [30, 10, [10, 9.5, 10.5]],
    [0, null, ['none', null, [1]]],
    [0, null, []],
  ])('are %d and %d of %o', async ([total, mean, values]) => {
    const { rooms } = await open(Object.fromEntries(values.map((n, i) => [`d${i}`, { n }])));
    const answer = await f.getAggregateFromServer(rooms, {
      total: sum('n'),
      mean: average('n'),
      count: count(),
    });
    expect(answer.data()).toEqual({ total, mean, count: values.length });
  });

  it('take no more than five at once, under any name', async () => {
    const { rooms } = await open({ a: { n: 3 }, b: { n: 5 } });
    const long = 'a'.repeat(2000);
    const five = {
      'with.dots': count(),
      'with-un/su+pp[or]ted': sum('n'),
      '`quoted`': average('n'),
      'with\\slash\\es': sum('n'),
      [long]: count(),
    };
    expect((await f.getAggregateFromServer(rooms, five)).data()).toEqual({
      'with.dots': 2,
      'with-un/su+pp[or]ted': 8,
      '`quoted`': 4,
      'with\\slash\\es': 8,
      [long]: 2,
    });
    const six = f.getAggregateFromServer(rooms, { ...five, sixth: count() });
    await expect(six).rejects.toThrow(/maximum number of aggregations/);
  });

  it('are made of documents with all the fields', async () => {
    const { rooms, indexed } = await open({
      a: { pages: 100, year: 1980, rating: 5, meta: { n: 1 }, tags: [5, 1000] },
      b: { pages: 50, year: 2020, rating: 4, meta: { n: 3 }, tags: [4] },
      c: { pages: 150, year: 2021, rating: NAN, tags: [2222, 3] },
      d: { pages: 50 },
    });
    const all = { pages: sum('pages'), year: average('year'), count: count() };
    const of = async (...constraints: f.QueryConstraint[]) => {
      const query = f.query(rooms, ...constraints);
      return (await indexed(() => f.getAggregateFromServer(query, all))).data();
    };
    expect(await of()).toEqual({ pages: 300, year: 2007, count: 3 });
    expect(await of(where('rating', 'in', [5, 3]))).toEqual({ pages: 100, year: 1980, count: 1 });
    const tagged = where('tags', 'array-contains-any', [5, 3]);
    expect(await of(tagged)).toEqual({ pages: 250, year: 2000.5, count: 2 });
    const nested = { total: sum('meta.n'), mean: average('meta.n'), rating: average('rating') };
    const answer = await indexed(() => f.getAggregateFromServer(rooms, nested));
    expect(answer.data()).toEqual({ total: 4, mean: 2, rating: 4.5 });
    const lists = { total: sum('tags'), mean: average('tags') };
    const none = await indexed(() => f.getAggregateFromServer(f.query(rooms, tagged), lists));
    expect(none.data()).toEqual({ total: 0, mean: null });
  });

  it('reach into collection groups and never call a converter', async () => {
    const { db, indexed } = await open();
    const batch = f.writeBatch(db);
    const paths = ['group/a', 'x/1/group/b', 'zgroup/c', 'x/1/zgroup/d', 'x/1/z/group'];
    for (const path of paths) batch.set(f.doc(db, path), { n: 2 });
    await batch.commit();
    const refuse = () => {
      throw new Error('converted');
    };
    const group = f.collectionGroup(db, 'group').withConverter({
      toFirestore: refuse,
      fromFirestore: refuse,
    });
    const all = { count: count(), sum: sum('n'), mean: average('n') };
    const answer = await indexed(() => f.getAggregateFromServer(group, all));
    expect(answer.data()).toEqual({ count: 2, sum: 4, mean: 2 });
  });
});

describe('a sum within orders and cursors', () => {
  const numbers = { a: { a: 1, b: 2 }, b: { a: 2, b: 1 }, c: { a: 2, b: 3 } };
  const from = (...values: unknown[]) => f.startAt(...values);
  const [a, b, name] = [orderBy('a'), orderBy('b'), orderBy(NAME)];
  const [a1, aOver1] = [where('a', '==', 1), where('a', '>', 1)];
  const [b1, bOver1] = [where('b', '==', 1), where('b', '>', 1)];

  it.for<[total: number, snapshot: string | null, ...constraints: f.QueryConstraint[]]>([
    [5, null],
    [1, null, a1],
    [1, null, a1, a],
    [4, null, aOver1],
    [4, null, aOver1, a],
    [4, null, aOver1, a, b],
    [2, null, b1],
    [2, null, b1, b],
    [3, null, bOver1],
    [3, null, bOver1, b, a],
    [0, null, a1, a, from(2)],
    [4, null, aOver1, a, from(2)],
    [3, null, bOver1, b, from(2)],
    [2, null, bOver1, b, from(3)],
    [4, null, a, from(2)],
    [2, null, b, from(3)],
    [5, 'a', a, name],
    [4, 'b', a, name],
    [2, 'c', a, name],
    [4, 'a', aOver1, a, name],
    [2, 'c', aOver1, a, name],
    [3, 'a', bOver1, b, a, name],
    [2, 'c', bOver1, b, a, name],
    [1, null, a1, name, from('a')],
    [4, null, aOver1, a, name, from(1, 'a')],
    [3, null, bOver1, b, a, name, from(1, 1, 'a')],
  ])('is %d from %s', async ([total, snapshot, ...constraints]) => {
    const { rooms, indexed } = await open(numbers);
    const start = snapshot === null ? [] : [from(await f.getDoc(f.doc(rooms, snapshot)))];
    const query = f.query(rooms, ...constraints, ...start);
    const answer = await indexed(() => f.getAggregateFromServer(query, { total: sum('a') }));
    expect(answer.data()).toEqual({ total });
  });

  it.for<[why: RegExp, ...constraints: f.QueryConstraint[]]>([
    [/fields \[a\] after __name__/, name, from('a')],
    [/fields \[a\] after __name__/, bOver1, b, name, from(1, 'a')],
    [/more fields after the key/, aOver1, name, from('a')],
  ])('is refused: %s', async ([why, ...constraints]) => {
    const { rooms, indexed } = await open(numbers);
    const query = f.query(rooms, ...constraints);
    const answer = indexed(() => f.getAggregateFromServer(query, { total: sum('a') }));
    await expect(answer).rejects.toMatchObject({
      code: 'invalid-argument',
      message: expect.stringMatching(why),
    });
  });
});
