import { readdirSync } from 'node:fs';
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
