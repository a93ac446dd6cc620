/** What a harvester reads: one document for what is known of all records, and at most two chunks of them. */
import { HARVEST_CHUNKS, HARVEST_PLACES } from '@quire/model/collections';
import {
  type HarvestChunk,
  HarvestChunkSchema,
  type HarvestHead,
  HarvestHeadSchema,
  HarvestPlaceSchema,
  type HarvestRecord,
} from '@quire/model/entities/harvest';
import type { Firestore } from 'firebase-admin/firestore';
import { harvestHeadRef } from './pack-harvest.ts';
import { isInPeriod } from './repack.ts';

/** Null where nothing has been published. */
export async function readHarvestHead(db: Firestore): Promise<HarvestHead | null> {
  const head = await harvestHeadRef(db).get();
  return head.exists ? HarvestHeadSchema.parse(head.data()) : null;
}

export interface Selection {
  readonly set?: string | undefined;
  /** Datestamps, both included. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** The key of the last record of the page before. */
  readonly after?: string | undefined;
}

interface HarvestPage {
  readonly records: readonly HarvestRecord[];
  /** Whether others follow. */
  readonly hasMore: boolean;
}

async function chunksAfter(
  db: Firestore,
  set: string | undefined,
  bound: string,
  most: number,
): Promise<HarvestChunk[]> {
  const all = db.collection(HARVEST_CHUNKS);
  const ofSet = set === undefined ? all : all.where('sets', 'array-contains', set);
  const { docs } = await ofSet.where('last', '>', bound).orderBy('last').limit(most).get();
  return docs.map((each) => HarvestChunkSchema.parse(each.data()));
}

/** The next records of a selection, in the order of their changes. */
export async function readHarvestPage(db: Firestore, selection: Selection): Promise<HarvestPage> {
  const { set, from = '', after = '' } = selection;
  const selected = (chunk: HarvestChunk | undefined) =>
    (chunk?.records ?? []).filter(
      (record) =>
        record.key > after &&
        isInPeriod(record, selection) &&
        (set === undefined || record.sets.includes(set)),
    );
  const [first, second] = await chunksAfter(db, set, after > from ? after : from, 2);
  const [records, following] = [selected(first), selected(second)];
  if (records.length > 0) return { records, hasMore: following.length > 0 };
  // The first chunk ends within the period, but what it has of the set changed before. What is held back shows that
  // more follows, without reading a third chunk.
  if (following.length > 1) return { records: following.slice(0, -1), hasMore: true };
  const [third] = second && following.length > 0 ? await chunksAfter(db, set, second.last, 1) : [];
  return { records: following, hasMore: selected(third).length > 0 };
}

/**
 * The record of an article; null where harvesters know none. Reads two documents, and again where the record was moved
 * between them.
 */
export async function readHarvestRecord(
  db: Firestore,
  id: string,
  isAgain = false,
): Promise<HarvestRecord | null> {
  const place = HarvestPlaceSchema.safeParse(
    (await db.collection(HARVEST_PLACES).doc(id).get()).data(),
  ).data;
  if (!place) return null;
  const chunk = HarvestChunkSchema.safeParse(
    (await db.collection(HARVEST_CHUNKS).doc(place.chunk).get()).data(),
  ).data;
  const found = chunk?.records.find((record) => record.id === id);
  if (found || isAgain) return found ?? null;
  return readHarvestRecord(db, id, true);
}
