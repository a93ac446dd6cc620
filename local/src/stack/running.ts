import { execFile } from 'node:child_process';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { uptime } from 'node:os';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const LockSchema = z.object({
  pid: z.number().int(),
  startedAt: z.string(),
  /** The press's address once it is known. */
  press: z.string().nullable(),
});
export type Running = z.infer<typeof LockSchema>;

/** The press that is running from these files, or null. A lock whose process is gone counts as none. */
export async function findRunning(lock: string): Promise<Running | null> {
  let running: Running;
  try {
    running = LockSchema.parse(JSON.parse(await readFile(lock, 'utf8')));
  } catch {
    return null;
  }
  return (await isStill(running)) ? running : null;
}

/**
 * Takes the lock for this process, so that two presses never write the same data.
 * Resolves to the press that already holds it, or null when it is ours now.
 */
export async function takeLock(lock: string, press: string | null = null): Promise<Running | null> {
  await mkdir(dirname(lock), { recursive: true });
  const content = JSON.stringify({ pid: process.pid, startedAt: new Date().toISOString(), press });
  for (;;) {
    try {
      const file = await open(lock, 'wx');
      await file.writeFile(content);
      await file.close();
      return null;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const running = await findRunning(lock);
    if (running && running.pid !== process.pid) return running;
    await rm(lock, { force: true });
  }
}

/** Gives the lock back. */
export async function releaseLock(lock: string): Promise<void> {
  await rm(lock, { force: true });
}

/** Process ids are given again: it must be a Node program that was there when the lock was taken. */
async function isStill(running: Running): Promise<boolean> {
  const bootedAt = Date.now() - uptime() * 1_000;
  if (Date.parse(running.startedAt) < bootedAt) return false;
  try {
    const ps = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(running.pid)]);
    return ps.stdout.includes('node');
  } catch {
    return isAlive(running.pid);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
