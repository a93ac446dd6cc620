import { PUBLISHED_ARTICLES, REFERENCE_SEARCHES } from '@quire/model/collections';
import { FieldPath } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Migration } from './migration.ts';

const RECORDS_AT_ONCE = 100;

/** What a search needs to know of a published article. Without references there is nothing to look for. */
const CitingSchema = z.object({
  revision: z.number().int(),
  referenceCount: z.number().int().positive(),
});

/** References of what was published before their DOIs were looked for wait for it, as those of new versions do. */
export const references: Migration = {
  number: 9,
  async step({ db }, cursor) {
    const page = db
      .collection(PUBLISHED_ARTICLES)
      .orderBy(FieldPath.documentId())
      .select('revision', 'referenceCount')
      .limit(RECORDS_AT_ONCE);
    const { docs } = await (cursor ? page.startAfter(cursor) : page).get();
    const citing = docs.flatMap((each) => {
      const { data } = CitingSchema.safeParse(each.data());
      const search = db.collection(REFERENCE_SEARCHES).doc(each.id);
      return data ? [{ search, revision: data.revision }] : [];
    });
    const known = citing.length > 0 ? await db.getAll(...citing.map(({ search }) => search)) : [];
    const missing = citing.filter((_, at) => !known[at]?.exists);
    const writer = db.bulkWriter();
    const written = missing.map(({ search, revision }) =>
      writer.set(search, { revision, due: '', attempts: 0 }),
    );
    await Promise.all([...written, writer.close()]);
    const last = docs.length === RECORDS_AT_ONCE ? docs.at(-1) : undefined;
    return { changed: missing.length, next: last?.id ?? null };
  },
};
