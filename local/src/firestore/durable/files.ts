import { readdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The folder holds numbered generations: `snapshot-N.jsonl` is the state when `log-N.jsonl` began.
 * A start reads the newest complete snapshot and every log from its number on.
 */
export function snapshotFile(folder: string, generation: number): string {
  return join(folder, `snapshot-${generation}.jsonl`);
}

export function logFile(folder: string, generation: number): string {
  return join(folder, `log-${generation}.jsonl`);
}

/** The generations that have a file of a kind, oldest first. */
export function generations(folder: string, kind: 'snapshot' | 'log'): number[] {
  const expression = new RegExp(`^${kind}-(\\d+)\\.jsonl$`);
  return readdirSync(folder)
    .map((name) => expression.exec(name)?.[1])
    .filter((number) => number !== undefined)
    .map(Number)
    .sort((a, b) => a - b);
}

/** Removes files that are no longer read at a start: older generations, and snapshots that were never finished. */
export function removeOld(folder: string, before: number): void {
  for (const number of generations(folder, 'log')) {
    if (number < before) rmSync(logFile(folder, number));
  }
  for (const number of generations(folder, 'snapshot')) {
    if (number < before) rmSync(snapshotFile(folder, number));
  }
  for (const name of readdirSync(folder)) {
    if (/^snapshot-\d+\.jsonl\.tmp$/.test(name)) rmSync(join(folder, name));
  }
}

/** Puts on disk that a file was made or renamed: its own fsync does not tell of its name. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders; its file system keeps names by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
