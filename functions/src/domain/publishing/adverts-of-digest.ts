import { PUBLISHED_ADVERTS } from '@quire/model/collections';
import { type ShownAdvert, ShownAdvertSchema } from '@quire/model/entities/published-advert';
import type { Firestore } from 'firebase-admin/firestore';

/** Every page contains those of its day: more would make all pages too large. */
const AT_MOST = 24;

/** The advertisements that are shown today or later, those that end first at the front. */
export async function advertsOfDigest(db: Firestore, now: Date): Promise<ShownAdvert[]> {
  const { docs } = await db
    .collection(PUBLISHED_ADVERTS)
    .where('end', '>=', now.toISOString().slice(0, 10))
    .orderBy('end')
    .limit(AT_MOST)
    .get();
  return docs
    .map((each) => ShownAdvertSchema.safeParse(each.data()).data)
    .filter((each) => each !== undefined);
}
