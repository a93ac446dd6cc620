import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findRunning, releaseLock, takeLock } from './running.ts';

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quire-lock-'));
  lock = join(folder, 'below', 'running.json');
});
afterEach(() => rm(folder, { recursive: true }));

const write = (pid: number, startedAt = new Date()) =>
  writeFile(lock, JSON.stringify({ pid, startedAt: startedAt.toISOString(), press: null }));

test('takes a free lock, and releases it', async () => {
  expect(await takeLock(lock)).toBeNull();
  expect((await findRunning(lock))?.pid).toBe(process.pid);
  await releaseLock(lock);
  expect(await findRunning(lock)).toBeNull();
});

test('leaves a lock to the Node process that holds it', async () => {
  await takeLock(lock);
  // The process that started this test's worker is a Node program too, and lives.
  await write(process.ppid);
  expect((await takeLock(lock))?.pid).toBe(process.ppid);
});

test('takes over the lock of a process that is gone', async () => {
  await takeLock(lock);
  const gone = spawnSync('true').pid;
  await write(gone);
  expect(await findRunning(lock)).toBeNull();
  expect(await takeLock(lock)).toBeNull();
});

test('takes over a lock from before the machine was started', async () => {
  await takeLock(lock);
  await write(process.pid, new Date('2001-01-01'));
  expect(await findRunning(lock)).toBeNull();
});

test('takes over a lock that cannot be read', async () => {
  await takeLock(lock);
  await writeFile(lock, '{"pid":');
  expect(await takeLock(lock)).toBeNull();
});
