import { FieldValue, type QuerySnapshot } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually.ts';
import { stage, useAdmin } from './admin-stage.ts';

useAdmin();

type Query = FirebaseFirestore.Query;

/** Collects what a listener is told: the ids of each snapshot and what changed in it. */
function listen(query: Query) {
  const told: string[] = [];
  const snapshots: QuerySnapshot[] = [];
  const stop = query.onSnapshot((snapshot) => {
    snapshots.push(snapshot);
    const changes = snapshot.docChanges().map(({ type, doc }) => `${type} ${doc.id}`);
    told.push(`${snapshot.docs.map(({ id }) => id).join(' ')}: ${changes.join(', ')}`);
  });
  const expectNext = (next: string) => eventually(() => expect(told.at(-1)).toBe(next));
  return { told, snapshots, stop, expectNext };
}

describe('a listener on a query', () => {
  it('hears what is added, changes, leaves and goes', async () => {
    const collection = stage.collection();
    const heard = listen(collection.where('included', '==', 'yes'));
    await heard.expectNext(': ');
    await collection.doc('a').set({ included: 'yes' });
    await heard.expectNext('a: added a');
    await collection.doc('b').set({ included: 'yes' });
    await heard.expectNext('a b: added b');
    await collection.doc('b').set({ included: 'yes', more: 1 });
    await heard.expectNext('a b: modified b');
    await collection.doc('b').set({ included: 'no' });
    await heard.expectNext('a: removed b');
    await collection.doc('c').set({ included: 'no' });
    await collection.doc('a').delete();
    await heard.expectNext(': removed a');
    heard.stop();
    expect(heard.told).toHaveLength(6);
    const times = heard.snapshots.map(({ readTime }) => readTime.valueOf());
    expect(times.toSorted()).toEqual(times);
  });

  it('hears of a batch once', async () => {
    const collection = stage.collection();
    const heard = listen(collection.orderBy('n'));
    await heard.expectNext(': ');
    const batch = stage.db.batch();
    for (const n of [3, 1, 2]) batch.set(collection.doc(`d${n}`), { n });
    await batch.commit();
    await heard.expectNext('d1 d2 d3: added d1, added d2, added d3');
    expect(heard.told).toHaveLength(2);
    heard.stop();
  });

  it('of the last few keeps their order', async () => {
    const collection = await stage.filled({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
    const heard = listen(collection.orderBy('n').limitToLast(2));
    await heard.expectNext('b c: added b, added c');
    await collection.doc('d').set({ n: 4 });
    await heard.expectNext('c d: removed b, added d');
    await collection.doc('d').delete();
    await heard.expectNext('b c: removed d, added b');
    heard.stop();
  });

  it('sees vectors come and change', async () => {
    const collection = stage.collection();
    const heard = listen(collection.where('of', '==', 'vectors'));
    await heard.expectNext(': ');
    await collection.doc('a').create({ of: 'vectors', v: FieldValue.vector([1, 2]) });
    await heard.expectNext('a: added a');
    await collection.doc('a').update({ w: FieldValue.vector([-1]) });
    await heard.expectNext('a: modified a');
    const seen = heard.snapshots.at(-1)?.docs[0];
    expect([seen?.get('v').toArray(), seen?.get('w').toArray()]).toEqual([[1, 2], [-1]]);
    heard.stop();
  });

  it('is one of 150', async () => {
    const collection = stage.collection();
    const heard = Array.from({ length: 150 }, (_, i) => listen(collection.where('i', '>', i)));
    await eventually(() => expect(heard.every(({ told }) => told.length === 1)).toBe(true));
    await collection.doc('d').set({ i: 1337 });
    await eventually(() => expect(heard.every(({ told }) => told[1] === 'd: added d')).toBe(true));
    for (const { stop } of heard) stop();
  });
});

describe('a listener on a document', () => {
  it('hears it come, change and go, once for each listener', async () => {
    const ref = stage.collection().doc();
    const told: unknown[][] = [[], []];
    const times: number[] = [];
    const stops = told.map((own) =>
      ref.onSnapshot((doc) => {
        own.push(doc.data()?.foo);
        times.push(doc.readTime.toMillis());
      }),
    );
    const expectBoth = (...expected: unknown[]) =>
      eventually(() => expect(told).toEqual([expected, expected]));
    await expectBoth(undefined);
    await ref.set({ foo: 'a' });
    await expectBoth(undefined, 'a');
    await ref.set({ foo: 'b' });
    await expectBoth(undefined, 'a', 'b');
    await ref.delete();
    await expectBoth(undefined, 'a', 'b', undefined);
    for (const stop of stops) stop();
    expect(times.every((time) => time > 0)).toBe(true);
  });

  it('keeps the time of creation when it changes', async () => {
    const ref = stage.collection().doc();
    await ref.set({ n: 1 });
    const docs: FirebaseFirestore.DocumentSnapshot[] = [];
    const stop = ref.onSnapshot((doc) => docs.push(doc));
    await eventually(() => expect(docs).toHaveLength(1));
    await ref.set({ n: 2 });
    await eventually(() => expect(docs).toHaveLength(2));
    stop();
    const [before, after] = docs;
    expect(after?.createTime).toEqual(before?.createTime);
    expect(after?.updateTime?.toMillis()).toBeGreaterThanOrEqual(
      before?.updateTime?.toMillis() ?? 0,
    );
  });
});
