import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { stage, useAdmin } from './admin-stage.ts';

useAdmin();

const run = <T>(act: (transaction: Transaction) => Promise<T>) => stage.db.runTransaction(act);

describe('a transaction', () => {
  it('reads a document, several with a mask, and a query', async () => {
    const collection = await stage.filled({ a: { x: 1, y: 2 }, b: { x: 3, y: 4 } });
    const [a, b] = [collection.doc('a'), collection.doc('b')];
    const seen = await run(async (transaction) => [
      (await transaction.get(a)).data(),
      (await transaction.getAll(a, b, { fieldMask: ['y'] })).map((doc) => doc.data()),
      (await transaction.get(collection.where('x', '==', 3))).docs.map(({ id }) => id),
      (await transaction.get(collection.doc('none'))).exists,
    ]);
    expect(seen).toEqual([{ x: 1, y: 2 }, [{ y: 2 }, { y: 4 }], ['b'], false]);
  });

  it('writes without having read', async () => {
    const collection = await stage.filled({ gone: { n: 1 } });
    await run(async (transaction) => {
      transaction.set(collection.doc('new'), { n: 1 }).delete(collection.doc('gone'));
    });
    expect((await collection.get()).docs.map(({ id }) => id)).toEqual(['new']);
  });

  it('updates with transforms what it has read', async () => {
    const ref = stage.collection().doc();
    await ref.set({ who: ['ghost', 'sebastian'], what: 'chicken' });
    await run(async (transaction) => {
      await transaction.get(ref);
      transaction.update(ref, { who: FieldValue.arrayRemove('sebastian'), what: 'cow' });
    });
    expect((await ref.get()).data()).toEqual({ who: ['ghost'], what: 'cow' });
  });

  it('is not tried again after a precondition', async () => {
    let attempts = 0;
    const outcome = run(async (transaction) => {
      attempts++;
      transaction.update(stage.collection().doc(), { a: 1 });
    });
    await expect(outcome).rejects.toMatchObject({ code: 5 });
    expect(attempts).toBe(1);
  });

  it('loses nothing where two read the same document before either writes', async () => {
    const ref = stage.collection().doc();
    const bothRead = Promise.withResolvers<void>();
    let reads = 0;
    const write = (field: string) =>
      run(async (transaction) => {
        await transaction.get(ref);
        if (++reads >= 2) bothRead.resolve();
        await bothRead.promise;
        transaction.set(ref, { [field]: true }, { merge: true });
      });
    await Promise.all([write('first'), write('second')]);
    expect((await ref.get()).data()).toEqual({ first: true, second: true });
  });

  it('that only reads sees the moment it asks for', async () => {
    const ref = stage.collection().doc();
    const { writeTime: readTime } = await ref.set({ n: 1 });
    await ref.set({ n: 2 });
    const read = (t: Transaction) => t.get(ref);
    const past = await stage.db.runTransaction(read, { readOnly: true, readTime });
    const now = await stage.db.runTransaction(read, { readOnly: true });
    expect([past.get('n'), now.get('n')]).toEqual([1, 2]);
  });
});
