import { readFileSync, rmSync, truncateSync } from 'node:fs';
import type { Store } from '../store/store.ts';
import type { TriggerEvent } from '../triggers/event.ts';
import { generations, logFile, snapshotFile } from './files.ts';
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
 * never acknowledged: it is cut off. Damage anywhere else stops the start with DATA_DAMAGED.
 */
export function recover(folder: string, store: Store): Recovered {
  const events = new Map<string, TriggerEvent>();
  const snapshot = generations(folder, 'snapshot').at(-1) ?? 0;
  if (snapshot > 0) readInto(snapshotFile(folder, snapshot), false, store, events);
  const logs = generations(folder, 'log').filter((generation) => generation >= snapshot);
  let logBytes = 0;
  for (const generation of logs) {
    const file = logFile(folder, generation);
    const bytes = readInto(file, true, store, events);
    // Every start begins a log; those in which nothing happened need not pile up.
    if (bytes === 0) rmSync(file);
    logBytes += bytes;
  }
  for (const database of store.databases()) database.history.startAt(database.lastCommit);
  const nextGeneration = Math.max(snapshot, logs.at(-1) ?? 0) + 1;
  return { events: [...events.values()], nextGeneration, logBytes };
}

/** Restores every line of a file; answers how many bytes were good. */
function readInto(
  file: string,
  mayBeTorn: boolean,
  store: Store,
  events: Map<string, TriggerEvent>,
): number {
  const bytes = readFileSync(file);
  let from = 0;
  while (from < bytes.length) {
    const newline = bytes.indexOf(0x0a, from);
    if (newline === -1) {
      if (!mayBeTorn) throw new Error(`DATA_DAMAGED: ${file} ends in the middle of a line`);
      truncateSync(file, from);
      return from;
    }
    restore(parseLine(bytes.toString('utf8', from, newline), file, from), store, events);
    from = newline + 1;
  }
  return from;
}

function parseLine(line: string, file: string, at: number): LogRecord {
  try {
    return LogRecord.parse(JSON.parse(line));
  } catch {
    throw new Error(`DATA_DAMAGED: ${file} cannot be read at byte ${at}`);
  }
}
