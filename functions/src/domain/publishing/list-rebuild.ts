import { LIST_CHUNKS, LIST_INDEXES } from '@quire/model/collections';
import { type List, type ListName, ListSchema, listChunkIds } from '@quire/model/entities/list';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import { writeIfChanged } from '../search-queue/write-if-changed.ts';
import { emptyList, type Regrouped, regroup } from './list-chunks.ts';
import { readRows } from './list-sources.ts';

/**
 * Rebuilds a whole list from its records, whatever existed before: for a press whose list is missing or wrong. Reads
 * every record of the list. Chunks and parts get unused numbers: readers see the old ones in the meantime.
 */
export async function rebuildList(ports: Ports, list: ListName): Promise<List> {
  const { db } = ports;
  const part = (id: string) => db.collection(LIST_INDEXES).doc(id);
  const chunk = (id: string) => db.collection(LIST_CHUNKS).doc(id);
  const today = ports.now().toISOString().slice(0, 10);
  const left = new Set<string>();
  const invalid = (path: string) => ports.log.error('record/invalid', { document: path });
  const refsOf = (made: List) => [
    ...listChunkIds(made).map(chunk),
    ...made.parts.map(({ id }) => part(id)),
  ];
  const made = await inTransaction<Regrouped>(db, async (tx) => {
    // Whoever changes a chunk changes the index too: no card is placed while the records are read.
    const before = await tx.get(part(list));
    const known = ListSchema.safeParse(before.data()).data;
    const rows = await readRows(db, list, '', undefined, invalid);
    const empty = emptyList(list, today, known?.next);
    const [[id = '', chunks = []] = []] = empty.parts;
    const next =
      rows.length > 0
        ? regroup(empty.list, new Map([[0, chunks]]), new Map([[id, rows]]), today)
        : empty;
    // Too much for one transaction, and not visible before the index names them.
    const writer = db.bulkWriter();
    const written = [
      ...[...next.contents].map(([own, cards]) => [chunk(own), { list, cards }] as const),
      ...[...next.parts].map(([own, its]) => [part(own), { list, chunks: its }] as const),
    ].map(([ref, data]) => {
      left.add(ref.path);
      return writer.set(ref, withoutUndefined(data));
    });
    // If one could not be written, the index must not name it.
    await Promise.all([...written, writer.close()]);
    for (const { path } of known ? refsOf(known) : []) left.add(path);
    const revision = (known?.revision ?? 0) + 1;
    writeIfChanged(tx, part(list), before, { ...next.list, revision });
    return next;
  });
  for (const { path } of [part(list), ...refsOf(made.list)]) left.delete(path);
  await Promise.all([...left].map((path) => db.doc(path).delete()));
  return made.list;
}
