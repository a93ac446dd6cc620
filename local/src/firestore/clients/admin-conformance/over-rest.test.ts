import { AggregateField, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { adminIdsOf, stage, useAdmin } from './admin-stage.ts';
import { ownerAuth } from './owner-auth.ts';

// The same client speaks JSON over HTTP instead of gRPC, where that is asked for.
useAdmin({ preferRest: true, authClient: ownerAuth });

it('writes and reads every type of value', async () => {
  const ref = stage.collection().doc('ünï 😀');
  const values = {
    ...{ n: 9007199254740991, d: 0.5, nan: Number.NaN, none: null, truth: true },
    ...{ time: new Timestamp(1_600_000_000, 123_456_000), bytes: Buffer.from([0, 255]) },
    ...{ list: [1, { a: [null] }], map: { 'a.b': {} }, empty: [] },
  };
  await ref.create(values);
  await ref.update({ n: FieldValue.increment(-1), at: FieldValue.serverTimestamp() });
  const { at, ...data } = (await ref.get()).data() ?? {};
  expect(data).toEqual({ ...values, n: 9007199254740990 });
  expect(at).toBeInstanceOf(Timestamp);
});

it('tells the same codes for what is refused', async () => {
  const ref = stage.collection().doc();
  await expect(ref.update({ a: 1 })).rejects.toMatchObject({ message: /No document to update/ });
  await ref.create({});
  await expect(ref.create({})).rejects.toMatchObject({ message: /already exists/ });
});

it('queries, counts and pages', async () => {
  const collection = await stage.filled({ a: { n: 1 }, b: { n: 2 }, c: { n: Number.NaN } });
  expect(await adminIdsOf(collection.where('n', '>=', 1).orderBy('n', 'desc'))).toBe('b a');
  expect(await adminIdsOf(collection.where('n', '==', Number.NaN))).toBe('c');
  expect(await adminIdsOf(collection.orderBy('n').startAfter(1))).toBe('b');
  expect((await collection.where('n', '==', 9).get()).readTime.toMillis()).toBeGreaterThan(0);
  const asked = { n: AggregateField.count(), sum: AggregateField.sum('n') };
  const some = collection.where('n', 'in', [1, 2]);
  expect((await some.aggregate(asked).get()).data()).toEqual({ n: 2, sum: 3 });
});

it('runs transactions, bulk writes and lists', async () => {
  const collection = await stage.filled({ a: { n: 1 }, 'b/c/d': {} });
  const ref = collection.doc('a');
  await stage.db.runTransaction(async (transaction) => {
    const { n } = (await transaction.get(ref)).data() ?? {};
    const [b] = await transaction.getAll(collection.doc('b'));
    transaction.set(ref, { n: n + 1, b: b?.exists });
  });
  expect((await ref.get()).data()).toEqual({ n: 2, b: false });
  expect((await collection.listDocuments()).map(({ id }) => id)).toEqual(['a', 'b']);
  expect((await collection.doc('b').listCollections()).map(({ id }) => id)).toEqual(['c']);
  await stage.db.recursiveDelete(collection);
  expect(await collection.listDocuments()).toEqual([]);
});
