import { PUBLISHED_ARTICLES, PUBLISHED_BOOKS, REGISTRATIONS } from '@quire/model/collections';
import { registrationId } from '@quire/model/registration-id';
import { FieldPath } from 'firebase-admin/firestore';
import { wishOf } from '../registration-queue/note-registrations.ts';
import { registeredThings } from '../registration-queue/registered-things.ts';
import type { Migration } from './migration.ts';

const RECORDS_AT_ONCE = 100;
/** Issues are not here: their published records name their DOIs when they are next made. */
const COLLECTIONS = [PUBLISHED_ARTICLES, PUBLISHED_BOOKS] as const;

/** What was published before DOIs were registered waits to be registered. */
export const dois: Migration = {
  number: 4,
  async step({ db }, cursor) {
    const [name = COLLECTIONS[0], from = ''] = cursor.split('/');
    const collection = COLLECTIONS.find((each) => each === name) ?? COLLECTIONS[0];
    const page = db.collection(collection).orderBy(FieldPath.documentId()).limit(RECORDS_AT_ONCE);
    const { docs } = await (from ? page.startAfter(from) : page).get();
    const wishes = new Map<string, ReturnType<typeof wishOf>>();
    for (const each of docs) {
      const source = { collection, id: each.id };
      const { things, journal } = registeredThings(collection, each.data());
      for (const thing of things) {
        wishes.set(registrationId(thing.doi), wishOf(thing, source, journal));
      }
    }
    const refs = [...wishes.keys()].map((id) => db.collection(REGISTRATIONS).doc(id));
    const known = refs.length > 0 ? await db.getAll(...refs, { fieldMask: [] }) : [];
    const batch = db.batch();
    let changed = 0;
    for (const { exists, ref } of known) {
      if (exists) continue;
      batch.create(ref, wishes.get(ref.id) ?? {});
      changed += 1;
    }
    await batch.commit();
    const last = docs.at(-1);
    if (last && docs.length === RECORDS_AT_ONCE)
      return { changed, next: `${collection}/${last.id}` };
    const after = COLLECTIONS[COLLECTIONS.indexOf(collection) + 1];
    return { changed, next: after ? `${after}/` : null };
  },
};
