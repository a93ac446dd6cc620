import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const LEASH = fileURLToPath(new URL('./leash.ts', import.meta.url));

/** A command that starts a child of its own, tells both ids, and will not hear SIGINT. */
const STUBBORN = `
  const { spawn } = require('node:child_process');
  process.on('SIGINT', () => {});
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  console.log(process.pid, child.pid);
  setInterval(() => {}, 1000);
`;

function leash(...command: string[]): ChildProcess {
  return spawn(process.execPath, [LEASH, ...command], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('ends a stubborn command and its children when its standard input closes', async () => {
  const child = leash(process.execPath, '-e', STUBBORN);
  const said = child.stdout ? await once(child.stdout, 'data') : [];
  const pids = String(said[0]).trim().split(' ').map(Number);
  expect(pids.every(isAlive)).toBe(true);
  child.stdin?.end();
  await once(child, 'exit');
  await expect.poll(() => pids.some(isAlive), { timeout: 5_000 }).toBe(false);
});

test('ends as its command ends', async () => {
  const child = leash(process.execPath, '-e', 'process.exit(7)');
  const [code] = await once(child, 'exit');
  expect(code).toBe(7);
});
