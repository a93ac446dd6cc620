import { open, rename } from 'node:fs/promises';
import { toJson } from '../rest/send.ts';
import type { Store } from '../store/store.ts';
import type { TriggerEvent } from '../triggers/event.ts';
import { snapshotFile } from './files.ts';
import { recordOf } from './record.ts';

/** Documents are encoded this many at a time, so that requests are answered in between. */
const BATCH = 500;

/**
 * Writes the state of this moment as a snapshot and resolves to its size in bytes. Documents are
 * immutable, so the lists taken at once stay true while the store goes on.
 */
export async function writeSnapshot(
  folder: string,
  generation: number,
  store: Store,
  pending: Iterable<TriggerEvent>,
): Promise<number> {
  const states = [...store.databases()].map((database) => ({
    database,
    time: database.lastCommit,
    documents: [...database.all()],
  }));
  const events = [...pending];
  const temporary = `${snapshotFile(folder, generation)}.tmp`;
  const file = await open(temporary, 'w');
  let bytes = 0;
  const write = async (record: object) => {
    bytes += (await file.write(`${toJson(record)}\n`)).bytesWritten;
  };
  for (const { database, time, documents } of states) {
    for (let i = 0; i < Math.max(1, documents.length); i += BATCH) {
      const put = documents.slice(i, i + BATCH).map(recordOf);
      await write({ db: database.root, time, put });
    }
  }
  const [first] = states;
  if (first && events.length > 0)
    await write({ db: first.database.root, time: first.time, events });
  await write({ end: true });
  await file.sync();
  await file.close();
  await rename(temporary, snapshotFile(folder, generation));
  return bytes;
}
