import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const Holder = z.object({ pid: z.number().int().positive(), command: z.string() });

/** Folders this very process works with: its own number in a lock file may be a dead one's. */
const own = new Set<string>();

/**
 * Claims a data folder for this process and returns how to release it. DATA_IN_USE when another
 * living process has it. What a killed one left is taken over, also when its number has been given
 * to some other program since.
 */
export function lockFolder(folder: string): () => void {
  const path = resolve(folder);
  const file = join(path, 'lock');
  const holder = readHolder(file);
  const isHeld = holder !== null && holder.pid !== process.pid && isRunning(holder);
  if (isHeld || own.has(path)) {
    throw new Error(`DATA_IN_USE: process ${holder?.pid} works with ${path}`);
  }
  const me = { pid: process.pid, command: commandOf(process.pid) ?? '' };
  writeFileSync(file, JSON.stringify(me));
  own.add(path);
  return () => {
    own.delete(path);
    rmSync(file, { force: true });
  };
}

function readHolder(file: string): z.infer<typeof Holder> | null {
  try {
    return Holder.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

function isRunning({ pid, command }: z.infer<typeof Holder>): boolean {
  return commandOf(pid) === command;
}

/** The command line of a process; null when there is none of that number. */
function commandOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // Not Linux, or not there: `ps` knows.
  }
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}
