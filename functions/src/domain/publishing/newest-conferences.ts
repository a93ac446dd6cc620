import { PUBLISHED_CONFERENCES } from '@quire/model/collections';
import { LIST_CHUNK_MOST } from '@quire/model/constants';
import { type ConferencesDigest, ConferencesDigestSchema } from '@quire/model/entities/conference';
import type { Firestore } from 'firebase-admin/firestore';

const CardSchema = ConferencesDigestSchema.shape.conferences.element;

/** The conferences with the latest start, latest first: future ones, then past ones. */
export async function newestConferences(db: Firestore): Promise<ConferencesDigest['conferences']> {
  const found = await db
    .collection(PUBLISHED_CONFERENCES)
    .orderBy('listKey', 'desc')
    .limit(LIST_CHUNK_MOST)
    .get();
  return found.docs
    .map((each) => CardSchema.safeParse(each.data()).data)
    .filter((card) => card !== undefined);
}
