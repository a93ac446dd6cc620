import * as f from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { idsOf, putAll, sandbox } from './sandbox.ts';

const { open } = sandbox();
const { orderBy, where } = f;

describe('filters', () => {
  const zips = {
    a: { zip: Number.NaN },
    b: { zip: 91102 },
    c: { zip: 98101 },
    d: { zip: 98103 },
    e: { zip: '98101' },
    f: { zip: [98101] },
    g: { zip: [98101, 98102] },
    h: { zip: ['98101', { zip: 98101 }] },
    i: { zip: { code: 500 } },
    j: { code: 500 },
    k: { zip: null },
  };

  it.for<[ids: string, op: f.WhereFilterOp, value: unknown]>([
    ['a b d e f g h i', '!=', 98101],
    ['a b c d e f g h', '!=', { code: 500 }],
    ['a b c d e f g h i', '!=', null],
    ['b c d e f g h i', '!=', Number.NaN],
    ['k', '==', null],
    ['a', '==', Number.NaN],
    ['c d g', 'in', [98101, 98103, [98101, 98102]]],
    ['i', 'in', [{ code: 500 }]],
    ['', 'in', [null]],
    ['c', 'in', [98101, null]],
    ['', 'in', [Number.NaN]],
    ['c', 'in', [98101, Number.NaN]],
    ['a b e f h i', 'not-in', [98101, 98103, [98101, 98102]]],
    ['a b c d e f g h', 'not-in', [{ code: 500 }]],
    ['', 'not-in', [null]],
    ['b c d e f g h i', 'not-in', [Number.NaN]],
    ['b d e f g h i', 'not-in', [Number.NaN, 98101]],
    ['', '<', null],
    ['', '<=', Number.NaN],
    ['c d', '>=', 98101],
  ])('find %s for %s %o', async ([ids, op, value]) => {
    const { expectIdsFromServer } = await open(zips);
    await expectIdsFromServer((rooms) => f.query(rooms, where('zip', op, value)), ids);
  });

  it.for<[ids: string, op: f.WhereFilterOp, value: unknown]>([
    ['a b d', 'array-contains', 42],
    ['', 'array-contains', null],
    ['', 'array-contains', Number.NaN],
    ['a b d e', 'array-contains-any', [42, 43]],
    ['f', 'array-contains-any', [{ a: 42 }]],
    ['', 'array-contains-any', [null]],
    ['e', 'array-contains-any', [43, null]],
    ['', 'array-contains-any', [Number.NaN]],
    ['e', 'array-contains-any', [43, Number.NaN]],
  ])('find %s in arrays for %s %o', async ([ids, op, value]) => {
    const { expectIdsFromServer } = await open({
      a: { list: [42] },
      b: { list: ['a', 42, 'c'] },
      c: { list: [41.999, '42', { a: [42] }] },
      d: { list: [42], other: ['bingo'] },
      e: { list: [43] },
      f: { list: [{ a: 42 }] },
      g: { list: 42 },
      h: { list: [null] },
      i: { list: [Number.NaN] },
    });
    await expectIdsFromServer((rooms) => f.query(rooms, where('list', op, value)), ids);
  });

  it('know null, NaN, infinity and fields of maps', async () => {
    const { rooms, expectIds } = await open({
      a: { none: null, nan: Number.NaN, map: {} },
      b: { none: null, nan: 0, map: { nested: {} } },
      c: { none: false, nan: Number.NaN, map: { nested: 'foo' } },
      d: { n: Number.POSITIVE_INFINITY },
      e: { n: Number.NEGATIVE_INFINITY },
    });
    const nothing = [where('none', '==', null), where('nan', '==', Number.NaN)];
    await expectIds(f.query(rooms, ...nothing), 'a');
    await expectIds(f.query(rooms, where('n', '==', Number.POSITIVE_INFINITY)), 'd');
    await expectIds(f.query(rooms, where('map.nested', '==', 'foo')), 'c');
  });

  it('tell timestamps apart to the microsecond and not beyond', async () => {
    const at = (nanos: number) => ({ at: new f.Timestamp(100, nanos) });
    const { rooms, expectIds } = await open({
      a: at(2_000),
      b: at(5_000),
      c: at(3_000),
      d: at(1_000),
      e: at(5_000),
      f: at(4_999),
    });
    const time = (nanos: number) => at(nanos).at;
    const order = orderBy('at');
    await expectIds(
      f.query(rooms, order, f.startAfter(time(2_000)), f.endAt(time(5_000))),
      'c f b e',
    );
    const range = [where('at', '>=', time(3_000)), where('at', '<', time(5_000))];
    await expectIds(f.query(rooms, ...range), 'c f');
    const found = await f.getDocs(f.query(rooms, where('at', '==', time(4_000))));
    expect(idsOf(found)).toBe('f');
  });

  it('find a map with values of every kind, also when repeated', async () => {
    const { db, rooms, expectIds } = await open();
    const values = [
      f.doc(db, 'f/c'),
      new f.GeoPoint(0, 0),
      f.Bytes.fromBase64String('Zm9v'),
      f.Timestamp.fromMillis(1_700_000_000_123),
    ];
    const data = { ...values, list: values };
    await putAll(rooms, { a: { data }, b: { data: { ...data, list: [] } } });
    await expectIds(f.query(rooms, where('data', '==', data)), 'a');
    await expectIds(f.query(rooms, where('data', '==', data)), 'a');
  });
});
