import { HARVEST_PLACES, HARVEST_QUEUE, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { FieldPath } from 'firebase-admin/firestore';
import { harvestChange } from '../harvest/note-harvest.ts';
import type { Migration } from './migration.ts';

/** Of long articles a batch would have more than Firestore takes at once. */
const RECORDS_AT_ONCE = 25;

/** What was published before harvesters could ask for it waits to be shown to them. */
export const harvest: Migration = {
  number: 7,
  async step({ db }, cursor) {
    const page = db
      .collection(PUBLISHED_ARTICLES)
      .orderBy(FieldPath.documentId())
      .limit(RECORDS_AT_ONCE);
    const { docs } = await (cursor ? page.startAfter(cursor) : page).get();
    const refs = docs.map(({ id }) => db.collection(HARVEST_PLACES).doc(id));
    const places = refs.length > 0 ? await db.getAll(...refs) : [];
    const writer = db.bulkWriter();
    const written = docs.flatMap((each, at) => {
      const change = harvestChange(each.data());
      if (!change || places[at]?.exists) return [];
      return [writer.set(db.collection(HARVEST_QUEUE).doc(each.id), change)];
    });
    await Promise.all([...written, writer.close()]);
    const last = docs.length === RECORDS_AT_ONCE ? docs.at(-1) : undefined;
    return { changed: written.length, next: last?.id ?? null };
  },
};
