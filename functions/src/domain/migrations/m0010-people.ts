import { PUBLISHED_ARTICLES } from '@quire/model/collections';
import { PublishedArticleSchema } from '@quire/model/entities/published';
import { FieldPath } from 'firebase-admin/firestore';
import { z } from 'zod';
import { cardPeople } from '../publishing/cards/author-key.ts';
import type { Migration } from './migration.ts';

const RECORDS_AT_ONCE = 100;

const NamingSchema = z.object({
  people: z.undefined().optional(),
  affiliations: PublishedArticleSchema.shape.affiliations,
  metadata: PublishedArticleSchema.shape.metadata.pick({ authors: true }),
});

/** Firestore's codes: the record has changed since it was read, or is gone. */
const OVERTAKEN: readonly unknown[] = [5, 9];

function unlessOvertaken(error: unknown): null {
  const code = typeof error === 'object' && error !== null && 'code' in error && error.code;
  if (OVERTAKEN.includes(code)) return null;
  throw error;
}

/** Articles published before their authors had pages name these; the event of that change derives the pages. */
export const people: Migration = {
  number: 10,
  async step({ db }, cursor) {
    const page = db
      .collection(PUBLISHED_ARTICLES)
      .orderBy(FieldPath.documentId())
      .select('people', 'affiliations', 'metadata.authors')
      .limit(RECORDS_AT_ONCE);
    const { docs } = await (cursor ? page.startAfter(cursor) : page).get();
    const writer = db.bulkWriter();
    const written = docs.flatMap((each) => {
      const { data } = NamingSchema.safeParse(each.data());
      const keys = data && cardPeople(data.metadata.authors, data.affiliations);
      if (!keys) return [];
      const change = writer.update(each.ref, { people: keys }, { lastUpdateTime: each.updateTime });
      return [change.catch(unlessOvertaken)];
    });
    const results = await Promise.all([...written, writer.close()]);
    const last = docs.length === RECORDS_AT_ONCE ? docs.at(-1) : undefined;
    return { changed: results.filter((each) => each).length, next: last?.id ?? null };
  },
};
