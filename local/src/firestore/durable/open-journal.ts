import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Logger } from '../logger.ts';
import { toJson } from '../rest/send.ts';
import type { Commit, Store } from '../store/store.ts';
import type { TriggerEvent } from '../triggers/event.ts';
import { generations, logFile, snapshotFile } from './files.ts';
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

/** Opens a data folder: restores what it holds into the store and writes down what comes. */
export async function openJournal(
  folder: string,
  store: Store,
  log: Logger,
): Promise<OpenedJournal> {
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  const { events, nextGeneration, logBytes } = recover(folder, store);
  // Kept here, not asked of the triggers: they hear of an event only once it is on disk.
  const undelivered = new Map(events.map((event) => [event.id, event]));
  let generation = nextGeneration;
  let carried = logBytes;
  let writer = await LogWriter.create(logFile(folder, generation));
  let threshold = COMPACT_BYTES;
  let compaction: Promise<void> | null = null;

  const compact = async (): Promise<void> => {
    const old = writer;
    const next = generation + 1;
    writer = await LogWriter.create(logFile(folder, next));
    generation = next;
    carried = 0;
    const size = await writeSnapshot(folder, next, store, undelivered.values());
    await old.close();
    threshold = Math.max(COMPACT_BYTES, size);
    for (const kind of ['log', 'snapshot'] as const) {
      for (const number of generations(folder, kind)) {
        if (number >= next) continue;
        await rm(kind === 'log' ? logFile(folder, number) : snapshotFile(folder, number));
      }
    }
  };

  const compactIfLong = (): void => {
    if (compaction || carried + writer.bytes < threshold) return;
    compaction = compact()
      .catch((error: unknown) => log.warn(`compaction failed: ${String(error)}`))
      .finally(() => {
        compaction = null;
      });
  };

  const journal: Journal = {
    record: (commit, caused) => {
      for (const event of caused) undelivered.set(event.id, event);
      const written = writer.append(toJson(commitRecord(commit, caused)));
      compactIfLong();
      return written;
    },
    delivered: (id) => {
      undelivered.delete(id);
      writer.append(toJson({ delivered: id })).catch((error: unknown) => {
        log.warn(`could not note a delivery: ${String(error)}`);
      });
    },
    close: async () => {
      await compaction;
      await writer.close();
      unlock();
    },
  };
  return { journal, events };
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
