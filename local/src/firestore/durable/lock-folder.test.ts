import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { lockFolder } from './lock-folder.ts';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const one of undo.splice(0)) one();
});

const newFolder = () => mkdtempSync(join(tmpdir(), 'lock-'));

/** A process that does nothing but exist. */
function idle(): number {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  undo.push(() => child.kill('SIGKILL'));
  return child.pid ?? 0;
}

it('keeps a second user out until the first is done', () => {
  const folder = newFolder();
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow('DATA_IN_USE');
  unlock();
  lockFolder(folder)();
});

it.skipIf(process.platform !== 'linux')('keeps out while another process lives', () => {
  const folder = newFolder();
  const pid = idle();
  const command = readFileSync(`/proc/${process.pid}/cmdline`, 'utf8');
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, command }));
  // Some other program has that number: whoever wrote the lock is gone.
  lockFolder(folder)();
  const real = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, command: real }));
  expect(() => lockFolder(folder)).toThrow('DATA_IN_USE');
});

it('takes over what a killed process left', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 999_999_999, command: 'gone' }));
  lockFolder(folder)();
});
