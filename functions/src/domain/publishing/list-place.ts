/** Updates the chunks of a list around some of its keys. */
import { LIST_CHUNKS, LIST_INDEXES } from '@quire/model/collections';
import {
  type List,
  type ListChunk,
  type ListName,
  ListPartSchema,
  ListSchema,
} from '@quire/model/entities/list';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import { Turns } from '../../platform/database/turns.ts';
import { writeIfChanged } from '../search-queue/write-if-changed.ts';
import { type ListRow, placesOf, regroup } from './list-chunks.ts';
import { divideList } from './list-divide.ts';
import { rebuildList } from './list-rebuild.ts';
import { readRows } from './list-sources.ts';

/** Keys that wait for the next update of their list, so that many publications share one. */
const waitingAt = new WeakMap<Firestore, { turns: Turns; keys: Map<ListName, Set<string>> }>();

function waiting(db: Firestore): { turns: Turns; keys: Map<ListName, Set<string>> } {
  const known = waitingAt.get(db) ?? { turns: new Turns(), keys: new Map() };
  waitingAt.set(db, known);
  return known;
}

interface Opened {
  /** The chunks of parts by the position of the part; the first of each starts where the list says that the part does. */
  readonly chunks: ReadonlyMap<number, readonly ListChunk[]>;
  readonly documents: readonly DocumentSnapshot[];
}

/** Null if one of them is missing. */
async function openParts(
  db: Firestore,
  tx: Transaction,
  { list, parts }: List,
  places: readonly number[],
): Promise<Opened | null> {
  const ids = places.map((at) => parts[at]?.id ?? '');
  // Not divided yet.
  if (ids.includes(list)) return null;
  const indexes = db.collection(LIST_INDEXES);
  const documents = ids.length > 0 ? await tx.getAll(...ids.map((id) => indexes.doc(id))) : [];
  const chunks = new Map<number, readonly ListChunk[]>();
  for (const [n, at] of places.entries()) {
    const [first, ...others] = ListPartSchema.safeParse(documents[n]?.data()).data?.chunks ?? [];
    if (!first) return null;
    chunks.set(at, [{ ...first, from: parts[at]?.from ?? '' }, ...others]);
  }
  return { chunks, documents };
}

/** False if the list was never made or divided, or a part of it is missing. */
async function place(
  ports: Ports,
  tx: Transaction,
  list: ListName,
  keys: readonly string[],
): Promise<boolean> {
  const { db } = ports;
  const part = (id: string) => db.collection(LIST_INDEXES).doc(id);
  const index = part(list);
  const before = await tx.get(index);
  const known = readRecord(before, ListSchema);
  const opened = known && (await openParts(db, tx, known, [...placesOf(known.parts, keys)]));
  if (!known || !opened) return false;
  const chunk = (id: string) => db.collection(LIST_CHUNKS).doc(id);
  const ranges = [...opened.chunks].flatMap(([at, chunks]) => {
    const end = known.parts[at + 1]?.from;
    const own = keys.filter((key) => placesOf(known.parts, [key]).has(at));
    return [...placesOf(chunks, own)].map((n) => ({
      id: chunks[n]?.id ?? '',
      from: chunks[n]?.from ?? '',
      to: chunks[n + 1]?.from ?? end,
    }));
  });
  // Read with the index before the records: so the last writer of a chunk has also read last.
  const snapshots = ranges.length > 0 ? await tx.getAll(...ranges.map(({ id }) => chunk(id))) : [];
  const seen = new Map<string, DocumentSnapshot>(
    [...opened.documents, ...snapshots].map((each) => [each.ref.path, each]),
  );
  /** A new number: nothing existed before. */
  function write(ref: DocumentReference, data: object): boolean {
    const had = seen.get(ref.path);
    if (had) return writeIfChanged(tx, ref, had, data);
    tx.set(ref, withoutUndefined(data));
    return true;
  }
  const invalid = (path: string) => ports.log.error('record/invalid', { document: path });
  const read = new Map<string, readonly ListRow[]>(
    await Promise.all(
      ranges.map(
        async ({ id, from, to }) => [id, await readRows(db, list, from, to, invalid)] as const,
      ),
    ),
  );
  const next = regroup(known, opened.chunks, read, ports.now().toISOString().slice(0, 10));
  let isChanged = next.gone.chunks.length > 0;
  for (const [id, cards] of next.contents)
    isChanged = write(chunk(id), { list, cards }) || isChanged;
  for (const id of next.gone.chunks) tx.delete(chunk(id));
  for (const id of next.gone.parts) tx.delete(part(id));
  for (const [id, chunks] of next.parts) write(part(id), { list, chunks });
  const revision = known.revision + (isChanged ? 1 : 0);
  writeIfChanged(tx, index, before, { ...next.list, revision });
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
    const placed = () => inTransaction(ports.db, (tx) => place(ports, tx, list, mine));
    if (await placed()) return;
    if ((await divideList(ports.db, list)) && (await placed())) return;
    await rebuildList(ports, list);
  });
}
