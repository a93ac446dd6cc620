import * as f from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { sandbox } from './sandbox.ts';

const { open } = sandbox();

/** Does `get`, `delete`, or what `set1`, `update2` and so on begin with. */
async function step(transaction: f.Transaction, ref: f.DocumentReference, name: string) {
  if (name === 'get') await transaction.get(ref);
  else if (name === 'delete') transaction.delete(ref);
  else if (name.startsWith('set')) transaction.set(ref, { foo: name });
  else transaction.update(ref, { foo: name });
}

describe('a transaction', () => {
  const ANY = ['delete delete', 'set1 delete', 'delete set2', 'set1 update2', 'set1 set2'];
  const UPDATES = ['update1 delete', 'update1 update2', 'update1 set2'];

  /** What is left, or the error, for every sequence with and without a document, read first or not. */
  function resultOf(exists: boolean, isRead: boolean, steps: string): unknown {
    if (steps.startsWith('delete update')) return 'invalid-argument';
    if (steps.startsWith('update') && !exists) return isRead ? 'invalid-argument' : 'not-found';
    const last = steps.split(' ').at(-1);
    return last === 'delete' ? undefined : { foo: last };
  }

  it.for(
    [true, false].flatMap((exists) =>
      [true, false].flatMap((isRead) =>
        [...ANY, 'delete update2', ...UPDATES].map((steps) => ({ exists, isRead, steps })),
      ),
    ),
  )('of $steps (there: $exists, read: $isRead) is what its last step says', async (row) => {
    const { db, rooms } = await open(row.exists ? { x: { foo: 'bar' } } : {});
    const ref = f.doc(rooms, 'x');
    const steps = `${row.isRead ? 'get ' : ''}${row.steps}`.split(' ');
    const run = f.runTransaction(db, async (transaction) => {
      for (const name of steps) await step(transaction, ref, name);
    });
    const failed = await run.then(
      () => null,
      (error) => error.code,
    );
    const left = (await f.getDocFromServer(ref)).data();
    expect(failed ?? left).toEqual(resultOf(row.exists, row.isRead, row.steps));
  });

  it('that read a document twice and saw two versions fails', async () => {
    const { db, rooms } = await open({ x: { n: 15 } });
    const ref = f.doc(rooms, 'x');
    let runs = 0;
    const run = f.runTransaction(
      db,
      async (transaction) => {
        runs++;
        await transaction.get(ref);
        await f.setDoc(ref, { n: 1234 + runs });
        await transaction.get(ref);
        transaction.set(ref, { n: 16 });
      },
      { maxAttempts: 2 },
    );
    await expect(run).rejects.toMatchObject({ code: 'aborted' });
    expect((await f.getDocFromServer(ref)).data()).toEqual({ n: 1234 + runs });
  });

  it('starts again when what it only read has changed, and not for permanent errors', async () => {
    const { db, rooms } = await open({ a: { n: 15 } });
    const [a, b, none] = [f.doc(rooms, 'a'), f.doc(rooms, 'b'), f.doc(rooms, 'none')];
    let runs = 0;
    await f.runTransaction(db, async (transaction) => {
      runs++;
      await transaction.get(a);
      await f.setDoc(a, { n: 1234 });
      transaction.set(b, { n: 16 });
    });
    expect([runs, (await f.getDoc(a)).get('n'), (await f.getDoc(b)).get('n')]).toEqual([
      2, 1234, 16,
    ]);
    let tries = 0;
    const hopeless = f.runTransaction(db, async (transaction) => {
      tries++;
      await transaction.get(none);
      await f.setDoc(none, { n: 1 });
      transaction.update(none, { n: 16 });
    });
    await expect(hopeless).rejects.toMatchObject({ code: 'invalid-argument' });
    expect(tries).toBe(1);
  });

  it('counts three times at once, in seven runs at most', async () => {
    const { db, rooms } = await open({ x: { n: 5, other: 'yes' } });
    const ref = f.doc(rooms, 'x');
    let runs = 0;
    let go = () => {};
    const barrier = new Promise<void>((resolve) => {
      go = resolve;
    });
    const count = () =>
      f.runTransaction(db, async (transaction) => {
        const now = await transaction.get(ref);
        if (++runs === 3) go();
        await barrier;
        transaction.update(ref, { n: now.get('n') + 1 });
      });
    await Promise.all([count(), count(), count()]);
    expect((await f.getDocFromServer(ref)).data()).toEqual({ n: 8, other: 'yes' });
    expect(runs).toBeLessThan(7);
  });

  it('may do nothing, only read, or merge', async () => {
    const { db, rooms } = await open({ x: { foo: 'bar' } });
    await f.runTransaction(db, async () => {});
    const read = await f.runTransaction(db, async (transaction) => {
      await transaction.get(f.doc(rooms, 'none'));
      return (await transaction.get(f.doc(rooms, 'x'))).data();
    });
    expect(read).toEqual({ foo: 'bar' });
    const ref = f.doc(rooms, 'y');
    await f.runTransaction(db, async (transaction) => {
      transaction.set(ref, { a: 'b', nested: { a: 'b' } });
      transaction.set(
        ref,
        { c: 'd', nested: { c: 'd' }, at: f.serverTimestamp() },
        { merge: true },
      );
    });
    expect((await f.getDoc(ref)).data()).toEqual({
      a: 'b',
      c: 'd',
      nested: { a: 'b', c: 'd' },
      at: expect.any(f.Timestamp),
    });
  });
});
