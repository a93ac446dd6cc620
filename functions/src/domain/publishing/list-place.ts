/** Updates the chunks of a list around some of its keys. */
import { LIST_CHUNKS, LIST_INDEXES } from '@quire/model/collections';
import { type ListName, ListSchema } from '@quire/model/entities/list';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Turns } from '../../platform/database/turns.ts';
import { writeIfChanged } from '../search-queue/write-if-changed.ts';
import { placesOf, regroup } from './list-chunks.ts';
import { rebuildList } from './list-rebuild.ts';
import { readRows } from './list-sources.ts';

/** Keys that wait for the next update of their list, so that many publications share one. */
const waitingAt = new WeakMap<Firestore, { turns: Turns; keys: Map<ListName, Set<string>> }>();

function waiting(db: Firestore): { turns: Turns; keys: Map<ListName, Set<string>> } {
  const known = waitingAt.get(db) ?? { turns: new Turns(), keys: new Map() };
  waitingAt.set(db, known);
  return known;
}

/** False if the list was never made. */
async function place(
  ports: Ports,
  tx: Transaction,
  list: ListName,
  keys: Iterable<string>,
): Promise<boolean> {
  const { db } = ports;
  const index = db.collection(LIST_INDEXES).doc(list);
  const before = await tx.get(index);
  const known = readRecord(before, ListSchema);
  if (!known) return false;
  const places = [...placesOf(known.chunks, keys)];
  const chunk = (id: string) => db.collection(LIST_CHUNKS).doc(id);
  const ids = places.map((at) => known.chunks[at]?.id ?? '');
  // Read with the index before the records: so the last writer of a chunk has also read last.
  const snapshots = ids.length > 0 ? await tx.getAll(...ids.map(chunk)) : [];
  const seen = new Map<string, DocumentSnapshot>(snapshots.map((each) => [each.id, each]));
  const read = new Map(
    await Promise.all(
      places.map(async (at) => {
        const [from, to] = [known.chunks[at]?.from ?? '', known.chunks[at + 1]?.from];
        const invalid = (path: string) => ports.log.error('record/invalid', { document: path });
        return [at, await readRows(db, list, from, to, invalid)] as const;
      }),
    ),
  );
  const next = regroup(known, read, ports.now().toISOString().slice(0, 10));
  for (const [id, cards] of next.contents) {
    const had = seen.get(id);
    if (had) writeIfChanged(tx, chunk(id), had, { list, cards });
    // A new number: nothing existed before.
    else tx.set(chunk(id), JSON.parse(JSON.stringify({ list, cards })));
  }
  for (const id of next.gone) tx.delete(chunk(id));
  writeIfChanged(tx, index, before, next.list);
  return true;
}

/**
 * Derives a list from its records around these keys: after one was added, removed or changed. Reads the chunks
 * concerned and their records; can be repeated.
 */
export async function placeInList(
  ports: Ports,
  list: ListName,
  keys: readonly string[],
): Promise<void> {
  const { turns, keys: queued } = waiting(ports.db);
  const queue = queued.get(list) ?? new Set();
  queued.set(list, queue);
  for (const key of keys) queue.add(key);
  await turns.run(list, async () => {
    const mine = [...queue];
    queue.clear();
    const isMade = await inTransaction(ports.db, (tx) => place(ports, tx, list, mine));
    if (!isMade) await rebuildList(ports, list);
  });
}
