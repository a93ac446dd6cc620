import { readFileSync, rmSync, truncateSync } from 'node:fs';
import type { Store } from '../store/store.ts';
import type { TriggerEvent } from '../triggers/event.ts';
import { generations, logFile, removeOld, snapshotFile } from './files.ts';
import { LogRecord, restore } from './record.ts';

/** What a folder held. */
export interface Recovered {
  /** Events not delivered before the end, oldest first. */
  readonly events: readonly TriggerEvent[];
  /** The generation to go on with; nothing is ever appended to an old log. */
  readonly nextGeneration: number;
  /** Length of the logs that no snapshot has taken in yet. */
  readonly logBytes: number;
}

/**
 * Reads a data folder into the store. A torn last line is what `kill -9` leaves of a commit that was
 * never acknowledged: it is cut off. Damage anywhere else, or a snapshot that does not come to its
 * end, stops the start with DATA_DAMAGED.
 */
export function recover(folder: string, store: Store): Recovered {
  const events = new Map<string, TriggerEvent>();
  const into = (file: string) => readLines(file, (record) => restore(record, store, events));
  const snapshot = generations(folder, 'snapshot').at(-1) ?? 0;
  if (snapshot > 0) readSnapshot(snapshotFile(folder, snapshot), into);
  removeOld(folder, snapshot);
  const logs = generations(folder, 'log');
  let logBytes = 0;
  let torn: string | null = null;
  for (const generation of logs) {
    const file = logFile(folder, generation);
    const { good, total } = into(file);
    // A log is begun when the one before it is on disk to its end.
    if (torn && total > 0) throw damaged(torn);
    if (good < total) torn = file;
    truncateSync(file, good);
    // Every start begins a log; those in which nothing happened need not pile up.
    if (good === 0) rmSync(file);
    logBytes += good;
  }
  for (const database of store.databases()) database.history.startAt(database.lastCommit);
  const nextGeneration = Math.max(snapshot, logs.at(-1) ?? 0) + 1;
  return { events: [...events.values()], nextGeneration, logBytes };
}

interface Extent {
  /** Bytes of whole lines. */
  readonly good: number;
  readonly total: number;
  readonly last: LogRecord | null;
}

function readSnapshot(file: string, into: (file: string) => Extent): void {
  const { good, total, last } = into(file);
  if (good < total || !last || !('end' in last)) throw damaged(file);
}

/** Hands on every whole line of a file. */
function readLines(file: string, take: (record: LogRecord) => void): Extent {
  const bytes = readFileSync(file);
  let from = 0;
  let last: LogRecord | null = null;
  for (;;) {
    const newline = bytes.indexOf(0x0a, from);
    if (newline === -1) return { good: from, total: bytes.length, last };
    try {
      last = LogRecord.parse(JSON.parse(bytes.toString('utf8', from, newline)));
      take(last);
    } catch {
      throw damaged(`${file} at byte ${from}`);
    }
    from = newline + 1;
  }
}

function damaged(place: string): Error {
  return new Error(`DATA_DAMAGED: ${place} cannot be read`);
}
