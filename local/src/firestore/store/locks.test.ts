import { expect, it } from 'vitest';
import { LockOwner, LockTable } from './locks.ts';

it('grants a lock in the order of asking', async () => {
  const table = new LockTable();
  const [a, b, c] = [new LockOwner(), new LockOwner(), new LockOwner()];
  const order: string[] = [];
  await table.acquireAll(a, ['x']);
  const waiting = [
    table.acquireAll(b, ['x']).then(() => order.push('b')),
    table.acquireAll(c, ['x']).then(() => order.push('c')),
  ];
  table.releaseAll(a);
  await waiting[0];
  expect(order).toEqual(['b']);
  table.releaseAll(b);
  await waiting[1];
  expect(order).toEqual(['b', 'c']);
});

it('aborts whoever would close a circle of waiting', async () => {
  const table = new LockTable();
  const [a, b] = [new LockOwner(), new LockOwner()];
  await table.acquireAll(a, ['x']);
  await table.acquireAll(b, ['y']);
  const first = table.acquireAll(a, ['y']);
  await expect(table.acquireAll(b, ['x'])).rejects.toMatchObject({ status: 'ABORTED' });
  table.releaseAll(b);
  await first;
  expect(table.isFree(b, ['x', 'y'])).toBe(false);
});

it('leaves out a lock that would close a circle, for those who can do without', async () => {
  const table = new LockTable();
  const [a, b] = [new LockOwner(), new LockOwner()];
  await table.acquireAll(a, ['x']);
  await table.acquireAll(b, ['y']);
  const first = table.acquireAll(a, ['y']);
  expect(await table.acquireSome(b, ['x', 'z'], 1000)).toBe(false);
  expect([...b.held]).toEqual(['y', 'z']);
  table.releaseAll(b);
  await first;
});

it('waits for a lock no longer than it is told to', async () => {
  const table = new LockTable();
  const [a, b] = [new LockOwner(), new LockOwner()];
  await table.acquireAll(a, ['x']);
  expect(await table.acquireSome(b, ['x'], 1)).toBe(true);
  expect(b.held.size).toBe(0);
  const second = table.acquireSome(b, ['x'], 60_000);
  table.releaseAll(a);
  expect(await second).toBe(true);
  expect([...b.held]).toEqual(['x']);
});
