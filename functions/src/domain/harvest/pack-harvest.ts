/** Shows harvesters the changes that wait for them. */
import { randomBytes } from 'node:crypto';
import {
  HARVEST,
  HARVEST_CHUNKS,
  HARVEST_HEAD,
  HARVEST_PLACES,
  HARVEST_QUEUE,
  PRESS_SETTINGS,
  SETTINGS,
} from '@quire/model/collections';
import {
  HarvestChangeSchema,
  type HarvestChunk,
  HarvestChunkSchema,
  type HarvestHead,
  HarvestHeadSchema,
  HarvestPlaceSchema,
} from '@quire/model/entities/harvest';
import { PressSchema } from '@quire/model/entities/press';
import { type DocumentReference, FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { nextStamp, repack, type WaitingChange } from './repack.ts';

/** Changes of one transaction, which may have 10 MiB, in scripts of three bytes a character: their texts, and the chunks that they leave. */
const CHANGES_AT_ONCE = 100;
const CHARACTERS_AT_ONCE = 1_000_000;
const CHUNKS_AT_ONCE = 6;
/** A run goes on with the next run after this time. */
const RUN_MS = 30_000;

type HarvestPorts = Pick<Ports, 'db' | 'now' | 'log'>;

export const harvestHeadRef = (db: Firestore): DocumentReference =>
  db.collection(HARVEST).doc(HARVEST_HEAD);

const publisherOf = async (db: Firestore): Promise<string> => {
  const press = await db.collection(SETTINGS).doc(PRESS_SETTINGS).get();
  return PressSchema.safeParse(press.data()).data?.name ?? '';
};

const firstHead = (): HarvestHead => ({
  ...{ nextRecord: 0, nextChunk: 0, tail: null, earliest: '', latest: '', total: 0 },
  ...{ counts: {}, journals: {}, publisher: '', sample: '' },
  tokenKey: randomBytes(32).toString('base64url'),
});

/** As many of the changes as one transaction can take; one at least. */
function fitting(changes: readonly WaitingChange[]): readonly WaitingChange[] {
  const left = new Set<string>();
  let characters = 0;
  const end = changes.findIndex(({ change, chunk }, place) => {
    characters += change.facts?.length ?? 0;
    if (chunk !== undefined) left.add(chunk);
    return place > 0 && (characters > CHARACTERS_AT_ONCE || left.size > CHUNKS_AT_ONCE);
  });
  return end < 0 ? changes : changes.slice(0, end);
}

async function packSome({ db, now, log }: HarvestPorts): Promise<number> {
  const waiting = await db
    .collection(HARVEST_QUEUE)
    .orderBy(FieldPath.documentId())
    .limit(CHANGES_AT_ONCE)
    .select()
    .get();
  if (waiting.empty) return 0;
  const publisher = await publisherOf(db);
  const refs = waiting.docs.map(({ ref }) => ref);
  const head = harvestHeadRef(db);
  const placeOf = (id: string) => db.collection(HARVEST_PLACES).doc(id);
  const chunkOf = (id: string) => db.collection(HARVEST_CHUNKS).doc(id);
  return inTransaction(db, async (tx) => {
    // First: two who pack at the same time do so one after the other.
    const known = HarvestHeadSchema.safeParse((await tx.get(head)).data()).data ?? firstHead();
    const [queued, places] = await Promise.all([
      tx.getAll(...refs),
      tx.getAll(...refs.map(({ id }) => placeOf(id))),
    ]);
    const changes = fitting(
      queued.flatMap((snapshot, at) => {
        if (!snapshot.exists) return [];
        const change = HarvestChangeSchema.safeParse(snapshot.data());
        if (!change.success) {
          log.error('record/invalid', { document: snapshot.ref.path });
          return [];
        }
        const chunk = HarvestPlaceSchema.safeParse(places[at]?.data()).data?.chunk;
        return [{ id: snapshot.id, change: change.data, chunk }];
      }),
    );
    if (changes.length === 0) return 0;
    const touched = new Set(changes.flatMap(({ chunk }) => chunk ?? []));
    if (known.tail !== null) touched.add(known.tail);
    const read = touched.size > 0 ? await tx.getAll(...[...touched].map(chunkOf)) : [];
    const before = new Map<string, HarvestChunk>(
      read.flatMap((snapshot) => {
        const chunk = HarvestChunkSchema.safeParse(snapshot.data());
        return chunk.success ? [[snapshot.id, chunk.data] as const] : [];
      }),
    );
    const next = repack(known, before, changes, nextStamp(known, now()));
    for (const [id, chunk] of next.chunks) tx.set(chunkOf(id), chunk);
    for (const id of next.gone) tx.delete(chunkOf(id));
    for (const [id, chunk] of next.places) tx.set(placeOf(id), { chunk });
    tx.set(head, { ...next.head, publisher });
    for (const { id } of changes) tx.delete(db.collection(HARVEST_QUEUE).doc(id));
    return changes.length;
  });
}

/**
 * Puts the changes that wait behind all others: from then on harvesters see them, with the datestamp of that moment.
 * A change therefore never appears before an answer that has been given. Returns how many there were.
 */
export async function packHarvest(ports: HarvestPorts): Promise<number> {
  const end = ports.now().getTime() + RUN_MS;
  let packed = 0;
  for (let some = await packSome(ports); some > 0; some = await packSome(ports)) {
    packed += some;
    if (ports.now().getTime() >= end) break;
  }
  return packed;
}

/** The press has another name: records name it from now on. */
export async function renamePublisher({ db }: Pick<Ports, 'db'>): Promise<void> {
  const head = harvestHeadRef(db);
  const [publisher, known] = await Promise.all([publisherOf(db), head.get()]);
  if (known.exists && known.get('publisher') !== publisher) await head.update({ publisher });
}
