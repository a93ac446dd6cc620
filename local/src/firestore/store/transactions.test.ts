import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Store } from './store.ts';
import type { Write } from './write.ts';

const allow = () => {};
const set = (path: string): Write => ({
  kind: 'set',
  path,
  fields: new Map(),
  mask: null,
  transforms: [],
  precondition: { kind: 'none' },
});

const stores: Store[] = [];
function open() {
  const store = new Store();
  stores.push(store);
  const db = store.database('p', '(default)');
  return { store, db, transactions: store.transactions };
}
beforeEach(() => {
  vi.useFakeTimers({ now: 1_600_000_000_000 });
});
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
  vi.useRealTimers();
});

const OVER = 'The referenced transaction has expired or is no longer valid.';

describe('a transaction', () => {
  it('is given up after a minute of idling and lets go of its locks', async () => {
    const { store, db, transactions } = open();
    const transaction = transactions.begin(db, null);
    await transactions.read(transaction, ['c/1']);
    await vi.advanceTimersByTimeAsync(59_000);
    transactions.get(transaction.id, db);
    await vi.advanceTimersByTimeAsync(66_000);
    await store.commit(db, [set('c/1')], allow);
    expect(() => transactions.get(transaction.id, db)).toThrow(OVER);
  });

  it('is given up after 270 seconds, however busy it is', async () => {
    const { db, transactions } = open();
    const { id } = transactions.begin(db, null);
    for (let second = 0; second < 270; second += 30) {
      await vi.advanceTimersByTimeAsync(30_000);
      transactions.get(id, db);
    }
    await vi.advanceTimersByTimeAsync(1);
    expect(() => transactions.get(id, db)).toThrow(OVER);
  });

  it('is committed once: while it waits for a lock nobody can commit or read in it', async () => {
    const { store, db, transactions } = open();
    const holder = transactions.begin(db, null);
    await transactions.read(holder, ['c/1']);
    const { id } = transactions.begin(db, null);
    const commit = store.commit(db, [set('c/1')], allow, transactions.take(id, db));
    expect(() => transactions.take(id, db)).toThrow(OVER);
    expect(() => transactions.get(id, db)).toThrow(OVER);
    transactions.end(holder);
    expect((await commit).changes).toHaveLength(1);
  });

  it('is not of another database', () => {
    const { store, db, transactions } = open();
    const { id } = transactions.begin(db, null);
    expect(() => transactions.get(id, store.database('p', 'other'))).toThrow(OVER);
  });

  it('aborts the commit when what it has read is gone by a way without locks', async () => {
    const { store, db, transactions } = open();
    await store.commit(db, [set('c/1')], allow);
    const transaction = transactions.begin(db, null);
    await transactions.read(transaction, ['c/1']);
    await store.clear(db);
    const commit = store.commit(db, [set('c/2')], allow, transactions.take(transaction.id, db));
    await expect(commit).rejects.toMatchObject({ status: 'ABORTED' });
  });

  it('reads what an idle one has locked, after a moment, and then commits or not by what changed', async () => {
    const { store, db, transactions } = open();
    await store.commit(db, [set('c/1')], allow);
    const idle = transactions.begin(db, null);
    await transactions.read(idle, ['c/1']);
    const { id } = transactions.begin(db, null);
    const reading = transactions.read(transactions.get(id, db), ['c/1']);
    await vi.advanceTimersByTimeAsync(1000);
    expect((await reading)[0]?.path).toBe('c/1');
    // A write to the document waits for the idle one, but this transaction writes another.
    await store.commit(db, [set('c/2')], allow, transactions.take(id, db));
    expect(db.get('c/2')).not.toBeNull();
  });

  it('waits for a lock no longer than ten seconds', async () => {
    const { store, db, transactions } = open();
    const holder = transactions.begin(db, null);
    await transactions.read(holder, ['c/1']);
    const commit = store.commit(db, [set('c/1')], allow);
    const refused = expect(commit).rejects.toMatchObject({ status: 'ABORTED' });
    await vi.advanceTimersByTimeAsync(10_000);
    await refused;
    expect(db.get('c/1')).toBeNull();
  });
});
