import * as f from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { firstFromServer, idsOf, putAll, type Scene, sandbox } from './sandbox.ts';

const { open } = sandbox();

/** Writes a document in two ways and reads it in all. */
async function expectBack({ db, rooms }: Scene, data: f.DocumentData): Promise<void> {
  const ref = f.doc(rooms, 'x');
  await f.setDoc(ref, data);
  await f.updateDoc(ref, data);
  const read = await f.runTransaction(db, (transaction) => transaction.get(ref));
  const [found] = (await f.getDocsFromServer(rooms)).docs;
  const [heard] = (await firstFromServer(rooms)).docs;
  for (const one of [await f.getDocFromServer(ref), read, found, heard]) {
    expect(one?.data()).toEqual(data);
  }
}

describe('values', () => {
  it('come back as they were written, whichever way they are read', async () => {
    const scene = await open();
    await expectBack(scene, {
      none: null,
      numbers: [1, -2.5, Number.NaN, Number.POSITIVE_INFINITY, 0],
      mixed: [1, 'foo', { deep: [true, { deeper: [null] }] }, null],
      places: [new f.GeoPoint(1.23, 4.56), new f.GeoPoint(0, 0)],
      bytes: f.Bytes.fromUint8Array(new Uint8Array([0, 1, 255])),
      time: new f.Timestamp(1_491_815_411, 123_456_000),
      vectors: { one: f.vector([0]), three: f.vector([1, 2, 3.99]) },
      'field\\slash': { 'is.admin': '😁 你好 \u0000' },
    });
  });

  it('that are references lead to their document', async () => {
    const { db, rooms } = await open();
    const ref = f.doc(rooms, 'x');
    await f.setDoc(ref, { ref, refs: [f.doc(db, 'a/b/c/d')] });
    const data = (await f.getDocFromServer(ref)).data();
    expect([data?.ref.path, data?.refs[0].path]).toEqual(['rooms/x', 'a/b/c/d']);
    expect(data?.ref.firestore).toBe(db);
  });

  it('keep microseconds of a time and no more', async () => {
    const { rooms } = await open();
    const ref = f.doc(rooms, 'x');
    await f.setDoc(ref, { at: new f.Timestamp(100, 123_456_789) });
    const data = (await f.getDocFromServer(ref)).data();
    expect(data).toEqual({ at: new f.Timestamp(100, 123_456_000) });
  });

  it('survive as long texts of every character', async () => {
    const scene = await open();
    const units = Array.from({ length: 20_000 }, (_, i) => (i * 7919) % 65_536);
    const text = String.fromCharCode(...units).toWellFormed();
    await expectBack(scene, { text });
  });
});

describe('the order of', () => {
  const vector = f.vector;

  it('vectors is by dimension, between arrays and maps', async () => {
    const inOrder = [
      [1, 2, 3, 4, 5, 6],
      [100],
      vector([Number.NEGATIVE_INFINITY]),
      vector([-100]),
      vector([100]),
      vector([Number.POSITIVE_INFINITY]),
      vector([1, 2]),
      vector([2, 2]),
      vector([1, 2, 3]),
      vector([1, 2, 3, 4]),
      vector([1, 2, 3, 4, 5]),
      vector([1, 2, 100, 4, 4]),
      vector([100, 2, 3, 4, 5]),
      { HELLO: 'WORLD' },
      { hello: 'world' },
    ];
    const ids = inOrder.map((_, i) => `d${(i * 7) % 16}`);
    const documents = inOrder.map((v, i) => [ids[i], { v }]);
    const { rooms, expectIds } = await open(Object.fromEntries(documents));
    const bound = vector([1, 2, 100, 4, 4]);
    const order = f.orderBy('v');
    await expectIds(f.query(rooms, order), ids.join(' '));
    await expectIds(f.query(rooms, order, f.where('v', '<', bound)), ids.slice(2, 11).join(' '));
    await expectIds(f.query(rooms, order, f.where('v', '>', bound)), ids[12] ?? '');
  });

  it('texts is by their UTF-8, wherever they stand', async () => {
    const texts = {
      b: 'Sierpiński',
      a: 'Łukasiewicz',
      h: '你好',
      i: '你顥',
      c: '岩澤',
      f: '︒',
      e: 'Ｐ',
      d: '🄟',
      g: '🐵',
      k: '😀',
      j: '😁',
    };
    const { rooms, expectIds } = await open();
    const documents = Object.entries(texts).map(([id, text]) => [
      id,
      { text, list: [text], map: { text }, key: { [text]: true } },
    ]);
    await putAll(rooms, Object.fromEntries(documents));
    const ids = Object.keys(texts).join(' ');
    for (const field of ['text', 'list', 'map', 'key']) {
      await expectIds(f.query(rooms, f.orderBy(field)), ids);
    }
    const named = f.collection(rooms.firestore, 'named');
    await putAll(named, Object.fromEntries(Object.values(texts).map((text) => [text, {}])));
    const query = f.query(named, f.orderBy(f.documentId()));
    const wanted = Object.values(texts).join(' ');
    expect(idsOf(await f.getDocsFromServer(query))).toBe(wanted);
    expect(idsOf(await firstFromServer(query))).toBe(wanted);
  });

  it('references is by collection and document', async () => {
    const { db, rooms, expectIds } = await open();
    const paths = { a: '1/a', b: '1/b', c: '2/a', d: '2/b', e: '3/a' };
    const documents = Object.entries(paths).map(([id, path]) => [id, { ref: f.doc(db, path) }]);
    await putAll(rooms, Object.fromEntries(documents));
    const [from, to] = [f.startAfter(f.doc(db, '1/a')), f.endAt(f.doc(db, '2/b'))];
    await expectIds(f.query(rooms, f.orderBy('ref'), from, to), 'b c d');
  });
});

describe('cursors', () => {
  const sorted = {
    a: { sort: 1 },
    b: { sort: 2 },
    c: { sort: 2 },
    d: { sort: 2 },
    e: { sort: 0 },
    f: { other: 1 },
  };
  const SORT = f.orderBy('sort');
  const DOWN = [f.orderBy('sort', 'desc'), f.orderBy(f.documentId(), 'desc')];
  const NAME = f.orderBy(f.documentId());

  it.for<[ids: string, ...constraints: f.QueryConstraint[]]>([
    ['b c d', SORT, f.startAt(2)],
    ['e a', SORT, f.endBefore(2)],
    ['d c b a e', ...DOWN, f.startAt(2)],
    ['a e', ...DOWN, f.startAfter(2)],
    ['b c', NAME, f.startAt('b'), f.endBefore('d')],
  ])('find %s from values', async ([ids, ...constraints]) => {
    const { rooms, expectIds } = await open(sorted);
    await expectIds(f.query(rooms, ...constraints), ids);
  });

  it('go on from documents, page by page', async () => {
    const { rooms, expectIds } = await open(sorted);
    const c = await f.getDoc(f.doc(rooms, 'c'));
    await expectIds(f.query(rooms, SORT, f.startAt(c)), 'c d');
    await expectIds(f.query(rooms, SORT, f.endBefore(c)), 'e a b');
    const pages: string[] = [];
    let after: f.QueryConstraint[] = [];
    for (;;) {
      const page = await f.getDocs(f.query(rooms, f.limit(2), ...after));
      if (page.empty) break;
      pages.push(idsOf(page));
      after = [f.startAfter(page.docs.at(-1))];
    }
    expect(pages).toEqual(['a b', 'c d', 'e f']);
  });
});
