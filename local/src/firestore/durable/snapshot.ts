import { open, rename } from 'node:fs/promises';
import { toJson } from '../rest/send.ts';
import type { Store } from '../store/store.ts';
import type { TriggerEvent } from '../triggers/event.ts';
import { snapshotFile, syncFolder } from './files.ts';
import { recordLines } from './record-lines.ts';

/**
 * Writes the state of this moment as a snapshot and resolves to its size in bytes. What is to be
 * written is settled at once; the store goes on while it is written.
 */
export async function writeSnapshot(
  folder: string,
  generation: number,
  store: Store,
  pending: Iterable<TriggerEvent>,
): Promise<number> {
  const databases = [...store.databases()];
  const states = databases.map(recordLines);
  const [first] = databases;
  const events = [...pending];
  const temporary = `${snapshotFile(folder, generation)}.tmp`;
  const file = await open(temporary, 'w');
  let bytes = 0;
  try {
    const write = async (line: string) => {
      bytes += Buffer.byteLength(line);
      await file.appendFile(line);
    };
    for (const lines of states) for (const line of lines) await write(line);
    if (first && events.length > 0) {
      await write(`${toJson({ db: first.root, time: first.lastCommit, events })}\n`);
    }
    await write(`${toJson({ end: true })}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, snapshotFile(folder, generation));
  await syncFolder(folder);
  return bytes;
}
