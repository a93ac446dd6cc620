import { AUTHORS } from '@quire/model/collections';
import type { ArticleCard } from '@quire/model/entities/published';
import { PublishedAuthorSchema } from '@quire/model/entities/published-author';
import { CO_AUTHORS_MAX, type CoAuthor } from '@quire/model/entities/published-person';
import type { Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';

/** More than are shown: some of them may be the same person, or have no page. */
const READ_MAX = 60;

const FoundSchema = PublishedAuthorSchema.pick({
  state: true,
  given: true,
  family: true,
  mergedInto: true,
  isHidden: true,
});
type Found = z.infer<typeof FoundSchema>;

async function found(db: Firestore, ids: readonly string[]): Promise<Map<string, Found>> {
  if (ids.length === 0) return new Map();
  const refs = ids.map((id) => db.collection(AUTHORS).doc(id));
  const docs = await db.getAll(...refs, { fieldMask: Object.keys(FoundSchema.shape) });
  return new Map(
    docs.flatMap((doc) => {
      const { data } = FoundSchema.safeParse(doc.data());
      return data ? [[doc.id, data] as const] : [];
    }),
  );
}

/**
 * With whom a person has published these works, the most frequent first. Reads the records of the most frequent ones.
 *
 * @param own the keys of the person
 */
export async function coAuthorsOf(
  db: Firestore,
  works: readonly ArticleCard[],
  own: ReadonlySet<string>,
): Promise<CoAuthor[]> {
  const shared = new Map<string, { name: string; count: number }>();
  for (const { authors, people = [] } of works) {
    for (const [at, key] of people.entries()) {
      if (key === '' || own.has(key)) continue;
      const known = shared.get(key) ?? { name: authors[at] ?? '', count: 0 };
      shared.set(key, { ...known, count: known.count + 1 });
    }
  }
  const most = [...shared]
    .toSorted(([a, one], [b, other]) => other.count - one.count || a.localeCompare(b))
    .slice(0, READ_MAX);
  const records = await found(
    db,
    most.map(([key]) => key),
  );
  const merged = [...records.values()].flatMap(({ mergedInto }) => mergedInto ?? []);
  const missing = [...new Set(merged)].filter((key) => !records.has(key));
  for (const [key, record] of await found(db, missing)) records.set(key, record);
  const people = new Map<string, CoAuthor>();
  for (const [named, { name, count }] of most) {
    const key = records.get(named)?.mergedInto ?? named;
    const record = records.get(key);
    // A record that is not there yet will be: an import writes them one after another.
    if (own.has(key) || (record && (record.state !== 'listed' || record.isHidden))) continue;
    const words = record ? [record.given, record.family].filter(Boolean).join(' ') : name;
    people.set(key, { key, name: words, count: (people.get(key)?.count ?? 0) + count });
  }
  return [...people.values()]
    .toSorted(
      (a, b) => b.count - a.count || a.name.localeCompare(b.name) || (a.key < b.key ? -1 : 1),
    )
    .slice(0, CO_AUTHORS_MAX);
}
