import { deleteApp, initializeApp } from 'firebase-admin/app';
import {
  AggregateField,
  FieldPath,
  FieldValue,
  Filter,
  type Firestore,
  GeoPoint,
  getFirestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RunningFirestore } from '../server.ts';
import { eventually } from './eventually.ts';
import { startOpenServer } from './test-server.ts';

let server: RunningFirestore;
let db: Firestore;

beforeAll(async () => {
  server = await startOpenServer();
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${server.port}`);
  const app = initializeApp({ projectId: 'demo-admin' });
  db = getFirestore(app);
  return async () => {
    await db.terminate();
    await deleteApp(app);
  };
});

afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
});

describe('firebase-admin over gRPC', () => {
  it('reads every type of value as it was written', async () => {
    const values = {
      text: 'ünï😀',
      integer: 9007199254740991,
      double: 0.1,
      nan: Number.NaN,
      infinity: Number.NEGATIVE_INFINITY,
      truth: true,
      nothing: null,
      time: new Timestamp(1_600_000_000, 123_456_000),
      bytes: Buffer.from([0, 255]),
      place: new GeoPoint(1.5, -2.5),
      reference: db.doc('other/one'),
      list: [1, 'a', { deep: [null] }],
      map: { 'a.b': 1, nested: {} },
      vector: FieldValue.vector([1, 2.5]),
    };
    await db.doc('values/all').set(values);
    const data = (await db.doc('values/all').get()).data();
    expect({ ...data, vector: data?.vector.toArray(), reference: data?.reference.path }).toEqual({
      ...values,
      vector: [1, 2.5],
      reference: 'other/one',
    });
  });

  it('updates fields, applies transforms and refuses what preconditions forbid', async () => {
    const ref = db.doc('writes/one');
    await expect(ref.update({ a: 1 })).rejects.toMatchObject({ code: 5 });
    await ref.create({ n: 1, tags: ['a'], m: { x: 1, y: 2 } });
    await expect(ref.create({})).rejects.toMatchObject({ code: 6 });
    const { writeTime } = await ref.update({
      n: FieldValue.increment(2),
      tags: FieldValue.arrayUnion('b'),
      'm.x': FieldValue.delete(),
      at: FieldValue.serverTimestamp(),
    });
    const data = (await ref.get()).data();
    expect(data).toMatchObject({ n: 3, tags: ['a', 'b'], m: { y: 2 } });
    expect(data?.at).toBeInstanceOf(Timestamp);
    await ref.set({ extra: true }, { merge: true });
    await expect(ref.delete({ lastUpdateTime: writeTime })).rejects.toMatchObject({ code: 9 });
    expect((await ref.get()).get('extra')).toBe(true);
  });

  it('commits a batch as a whole or not at all', async () => {
    const batch = db.batch();
    batch.set(db.doc('batch/a'), { n: 1 });
    batch.update(db.doc('batch/missing'), { n: 1 });
    await expect(batch.commit()).rejects.toMatchObject({ code: 5 });
    expect((await db.doc('batch/a').get()).exists).toBe(false);
  });

  it('keeps the update time of a document that a write does not change', async () => {
    const ref = db.doc('writes/same');
    await ref.set({ a: 1 });
    const before = await ref.get();
    await ref.set({ a: 1 });
    expect((await ref.get()).updateTime?.isEqual(before.updateTime ?? Timestamp.now())).toBe(true);
  });

  it('loses nothing when 20 transactions count at once', async () => {
    const ref = db.doc('counters/c');
    await ref.set({ n: 0 });
    const count = () =>
      db.runTransaction(async (transaction) => {
        const now = await transaction.get(ref);
        transaction.update(ref, { n: now.get('n') + 1 });
      });
    await Promise.all(Array.from({ length: 20 }, count));
    expect((await ref.get()).get('n')).toBe(20);
  });

  it('resolves a deadlock: both transactions are done in the end', async () => {
    const [x, y] = [db.doc('deadlock/x'), db.doc('deadlock/y')];
    await Promise.all([x.set({ n: 0 }), y.set({ n: 0 })]);
    const bothHaveRead = Promise.withResolvers<void>();
    let reads = 0;
    const add = (first: typeof x, second: typeof x) =>
      db.runTransaction(async (transaction) => {
        const a = await transaction.get(first);
        if (++reads === 2) bothHaveRead.resolve();
        await bothHaveRead.promise;
        const b = await transaction.get(second);
        transaction.update(first, { n: a.get('n') + 1 });
        transaction.update(second, { n: b.get('n') + 1 });
      });
    await Promise.all([add(x, y), add(y, x)]);
    expect([(await x.get()).get('n'), (await y.get()).get('n')]).toEqual([2, 2]);
    expect(reads).toBeGreaterThan(2);
  });

  it('makes a plain write wait for a transaction that has read the document', async () => {
    const ref = db.doc('waiting/w');
    await ref.set({ n: 1 });
    const order: string[] = [];
    let plain: Promise<unknown> = Promise.resolve();
    await db.runTransaction(async (transaction) => {
      const { n } = (await transaction.get(ref)).data() ?? {};
      plain = ref.set({ n: 10 }).then(() => order.push('plain'));
      await db.doc('waiting/other').set({});
      order.push('transaction');
      transaction.update(ref, { n: n + 1 });
    });
    await plain;
    expect(order).toEqual(['transaction', 'plain']);
    expect((await ref.get()).get('n')).toBe(10);
  });

  it('reads the past in a read-only transaction that says when', async () => {
    const ref = db.doc('moments/past');
    const { writeTime } = await ref.set({ n: 1 });
    await ref.set({ n: 2 });
    const seen = await db.runTransaction(
      async (transaction) => (await transaction.get(ref)).get('n'),
      {
        readOnly: true,
        readTime: writeTime,
      },
    );
    expect(seen).toBe(1);
  });

  it('lets no document slip into a range that a transaction has read', async () => {
    const seats = db.collection('seats');
    const book = (name: string) =>
      db.runTransaction(async (transaction) => {
        const taken = await transaction.get(seats.where('row', '==', 1));
        if (taken.size < 3) transaction.create(seats.doc(name), { row: 1 });
      });
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map(book));
    expect((await seats.get()).size).toBe(3);
  });

  it('shows a read-only transaction one moment', async () => {
    const ref = db.doc('moments/m');
    await ref.set({ n: 1 });
    const seen = await db.runTransaction(
      async (transaction) => {
        const first = await transaction.get(ref);
        await ref.set({ n: 2 });
        const second = await transaction.get(db.collection('moments'));
        return [first.get('n'), second.docs[0]?.get('n')];
      },
      { readOnly: true },
    );
    expect(seen).toEqual([1, 1]);
  });

  it('queries, counts and adds up', async () => {
    const papers = db.collection('papers');
    const rows = [
      { title: 'A', year: 2020, tags: ['x', 'y'] },
      { title: 'B', year: 2021, tags: ['y'] },
      { title: 'C', year: 2021, tags: [] },
      { title: 'D', year: null, tags: ['x'] },
    ];
    await Promise.all(rows.map((row) => papers.doc(row.title).set(row)));
    const titles = async (query: FirebaseFirestore.Query) =>
      (await query.get()).docs.map((doc) => doc.id).join('');
    expect(await titles(papers.orderBy('year', 'desc').orderBy('title'))).toBe('BCAD');
    expect(await titles(papers.where('year', '>', 2020))).toBe('BC');
    expect(await titles(papers.where('year', '!=', 2020))).toBe('BC');
    expect(await titles(papers.where('year', '==', null))).toBe('D');
    expect(await titles(papers.where('tags', 'array-contains-any', ['x', 'z']))).toBe('AD');
    expect(await titles(papers.where('title', 'not-in', ['A', 'B']))).toBe('CD');
    expect(await titles(papers.orderBy('title').startAfter('B').limit(1))).toBe('C');
    expect(await titles(papers.orderBy('title').endBefore('D').limitToLast(2))).toBe('BC');
    expect(await titles(papers.orderBy(FieldPath.documentId(), 'desc').offset(1).limit(2))).toBe(
      'CB',
    );
    const either = Filter.or(Filter.where('title', '==', 'D'), Filter.where('year', '<', 2021));
    expect(await titles(papers.where(either).orderBy('title'))).toBe('AD');
    const ids = ['A', 'D', 'none'].map((id) => papers.doc(id));
    expect(await titles(papers.where(FieldPath.documentId(), 'in', ids))).toBe('AD');
    expect(await titles(papers.where(FieldPath.documentId(), '>', 'B').limit(1))).toBe('C');
    const second = await papers.doc('C').get();
    const byYear = papers.where('year', '==', 2021).orderBy('title', 'desc');
    expect(await titles(byYear.startAfter(second))).toBe('B');
    const sums = await papers
      .aggregate({
        n: AggregateField.count(),
        years: AggregateField.sum('year'),
        mean: AggregateField.average('year'),
      })
      .get();
    expect(sums.data()).toEqual({ n: 4, years: 6062, mean: 6062 / 3 });
    const [picked] = (await papers.select('year').limit(1).get()).docs;
    expect(picked?.data()).toEqual({ year: 2020 });
  });

  it('lists collections and documents that only have children, and deletes it all', async () => {
    await db.doc('trees/t1/leaves/l1').set({ n: 1 });
    await db.doc('trees/t2').set({});
    await db.doc('trees/t2/leaves/l2').set({ n: 2 });
    const documents = await db.collection('trees').listDocuments();
    expect(documents.map((doc) => doc.id)).toEqual(['t1', 't2']);
    const collections = await db.doc('trees/t1').listCollections();
    expect(collections.map((collection) => collection.id)).toEqual(['leaves']);
    expect((await db.collectionGroup('leaves').where('n', '>', 0).get()).size).toBe(2);
    await db.recursiveDelete(db.collection('trees'));
    expect((await db.collectionGroup('leaves').get()).size).toBe(0);
  });

  it('writes in bulk and splits a collection group into parts', async () => {
    const writer = db.bulkWriter();
    for (let i = 0; i < 60; i++) void writer.set(db.doc(`bulk/b${i}`), { i });
    await writer.close();
    let found = 0;
    for await (const part of db.collectionGroup('bulk').getPartitions(4)) {
      found += (await part.toQuery().get()).size;
    }
    expect(found).toBe(60);
  });

  it('hears of changes while it listens', async () => {
    const seen: string[] = [];
    const stop = db
      .collection('news')
      .orderBy('n')
      .limit(2)
      .onSnapshot((snapshot) => {
        seen.push(snapshot.docs.map((doc) => doc.id).join(''));
      });
    await eventually(() => expect(seen).toEqual(['']));
    await db.doc('news/b').set({ n: 2 });
    await db.doc('news/c').set({ n: 3 });
    await db.doc('news/a').set({ n: 1 });
    await eventually(() => expect(seen.at(-1)).toBe('ab'));
    await db.doc('news/a').delete();
    await eventually(() => expect(seen.at(-1)).toBe('bc'));
    stop();
  });
});
