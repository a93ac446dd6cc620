import { mkdirSync } from 'node:fs';
import type { Logger } from '../logger.ts';
import { toJson } from '../rest/send.ts';
import type { Commit, Store } from '../store/store.ts';
import type { TriggerEvent } from '../triggers/event.ts';
import { logFile, removeOld, syncFolder } from './files.ts';
import type { Journal } from './journal.ts';
import { lockFolder } from './lock-folder.ts';
import { LogWriter } from './log-writer.ts';
import { recordOf } from './record.ts';
import { recover } from './recover.ts';
import { writeSnapshot } from './snapshot.ts';

/** The log is folded into a snapshot when it is this long and longer than the last snapshot. */
const COMPACT_BYTES = 8 * 1024 * 1024;

export interface OpenedJournal {
  readonly journal: Journal;
  readonly events: readonly TriggerEvent[];
}

/**
 * Opens a data folder: restores what it holds into the store and writes down what comes. When a
 * write fails the store fails with it (DATA_WRITE_FAILED): what follows cannot be promised.
 */
export async function openJournal(
  folder: string,
  store: Store,
  log: Logger,
): Promise<OpenedJournal> {
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  try {
    return await open(folder, store, log, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function open(
  folder: string,
  store: Store,
  log: Logger,
  unlock: () => void,
): Promise<OpenedJournal> {
  const { events, nextGeneration, logBytes } = recover(folder, store);
  // Kept here, not asked of the triggers: they hear of an event only once it is on disk.
  const undelivered = new Map(events.map((event) => [event.id, event]));
  let generation = nextGeneration;
  let carried = logBytes;
  let writer = await createLog(folder, generation);
  let threshold = COMPACT_BYTES;
  let compaction: Promise<void> | null = null;

  const compact = async (): Promise<void> => {
    const next = generation + 1;
    const old = writer;
    // While the file is made, what comes is still appended to the old log.
    writer = await createLog(folder, next, () => old.written());
    generation = next;
    carried += old.bytes;
    try {
      const size = await writeSnapshot(folder, next, store, undelivered.values());
      carried = 0;
      threshold = Math.max(COMPACT_BYTES, size);
    } finally {
      await old.close();
    }
    removeOld(folder, next);
  };

  const compactIfLong = (): void => {
    if (compaction || carried + writer.bytes < threshold) return;
    compaction = compact()
      .catch((error: unknown) => {
        log.warn(`compaction failed: ${String(error)}`);
        threshold = carried + writer.bytes + COMPACT_BYTES;
      })
      .finally(() => {
        compaction = null;
      });
  };

  const append = (record: object): Promise<void> => {
    const written = writer.append(toJson(record));
    written.catch((error: unknown) => store.fail(error));
    compactIfLong();
    return written;
  };

  const journal: Journal = {
    record: (commit, caused) => {
      for (const event of caused) undelivered.set(event.id, event);
      return append(commitRecord(commit, caused));
    },
    delivered: (id) => {
      undelivered.delete(id);
      append({ delivered: id }).catch(() => undefined);
    },
    close: async () => {
      await compaction;
      await writer.close();
      unlock();
    },
  };
  return { journal, events };
}

async function createLog(
  folder: string,
  generation: number,
  after = () => Promise.resolve(),
): Promise<LogWriter> {
  const writer = await LogWriter.create(logFile(folder, generation), after);
  await syncFolder(folder);
  return writer;
}

function commitRecord(
  { database, time, changes }: Commit,
  events: readonly TriggerEvent[],
): object {
  const put = changes.flatMap(({ after }) => (after ? [recordOf(after)] : []));
  const del = changes.filter(({ after }) => !after).map(({ path }) => path);
  return {
    db: database.root,
    time,
    ...(put.length > 0 && { put }),
    ...(del.length > 0 && { del }),
    ...(events.length > 0 && { events }),
  };
}
