import { LIST_CHUNKS, LIST_INDEXES } from '@quire/model/collections';
import { type List, type ListName, ListSchema } from '@quire/model/entities/list';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import { writeIfChanged } from '../search-queue/write-if-changed.ts';
import { emptyList, type Regrouped, regroup } from './list-chunks.ts';
import { readRows } from './list-sources.ts';

/** Chunks under unused numbers: readers see the old ones in the meantime. */
function fresh(list: ListName, before: List | undefined, today: string): List {
  const numbers = before?.chunks.map(({ id }) => Number(id.slice(list.length + 1))) ?? [-1];
  const [first] = emptyList(list, today).chunks;
  const id = `${list}~${Math.max(...numbers) + 1}`;
  return { list, chunks: first ? [{ ...first, id }] : [], total: 0 };
}

/**
 * Rebuilds a whole list from its records, whatever existed before: for a press whose list is missing or wrong. Reads
 * every record of the list.
 */
export async function rebuildList(ports: Ports, list: ListName): Promise<List> {
  const { db } = ports;
  const index = db.collection(LIST_INDEXES).doc(list);
  const chunk = (id: string) => db.collection(LIST_CHUNKS).doc(id);
  const today = ports.now().toISOString().slice(0, 10);
  const left = new Set<string>();
  const invalid = (path: string) => ports.log.error('record/invalid', { document: path });
  const made = await inTransaction<Regrouped>(db, async (tx) => {
    const before = await tx.get(index);
    const known = ListSchema.safeParse(before.data()).data;
    const old = known?.chunks.map(({ id }) => id) ?? [];
    // Locked, so that no card is placed in them while they are read.
    if (old.length > 0) await tx.getAll(...old.map(chunk));
    const rows = await readRows(db, list, '', undefined, invalid);
    const next = regroup(fresh(list, known, today), new Map([[0, rows]]), today);
    // Too much for one transaction, and not visible before the index names them.
    const writer = db.bulkWriter();
    const written = [...next.contents].map(([id, cards]) => {
      left.add(id);
      return writer.set(chunk(id), withoutUndefined({ list, cards }));
    });
    // If one could not be written, the index must not name it.
    await Promise.all([...written, writer.close()]);
    for (const id of old) left.add(id);
    writeIfChanged(tx, index, before, next.list);
    return next;
  });
  for (const { id } of made.list.chunks) left.delete(id);
  await Promise.all([...left].map((id) => chunk(id).delete()));
  return made.list;
}
