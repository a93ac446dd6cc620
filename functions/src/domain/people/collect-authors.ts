/** The published authors: always derived from what is published, never from an event. */
import { AUTHORS, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { PublishedArticleSchema } from '@quire/model/entities/published';
import {
  type AuthorArticle,
  type PublishedAuthor,
  PublishedAuthorSchema,
} from '@quire/model/entities/published-author';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { concernsSearch, queueMany } from '../search-queue/search-queue.ts';
import { writeIfChanged } from '../search-queue/write-if-changed.ts';
import { authorRecord } from './author-record.ts';
import { authorsOfArticle, cardHash } from './authors-of-article.ts';
import { markAlike } from './mark-alike.ts';

export const authorRef = (db: Firestore, id: string): DocumentReference =>
  db.collection(AUTHORS).doc(id);

export const readAuthor = (snapshot: DocumentSnapshot): PublishedAuthor | null =>
  readRecord(snapshot, PublishedAuthorSchema);

async function entriesOf(db: Firestore, id: string): Promise<readonly AuthorArticle[]> {
  const published = await db.collection(PUBLISHED_ARTICLES).doc(id).get();
  const article = readRecord(published, PublishedArticleSchema);
  return article ? authorsOfArticle(id, article, cardHash(article)) : [];
}

/** Records by their ids, with those into which they were merged. */
async function readThem(
  db: Firestore,
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, DocumentSnapshot>> {
  if (ids.length === 0) return new Map();
  const found = await tx.getAll(...ids.map((id) => authorRef(db, id)));
  const known = new Map(found.map((snapshot) => [snapshot.id, snapshot]));
  const others = found.flatMap((snapshot) => readAuthor(snapshot)?.mergedInto ?? []);
  const missing = [...new Set(others)].filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  for (const each of await tx.getAll(...missing.map((id) => authorRef(db, id)))) {
    known.set(each.id, each);
  }
  return known;
}

/**
 * Updates the records of all authors whom an article names or has named. Can be repeated. Returns how many records
 * changed.
 */
export async function collectAuthors({ db }: Pick<Ports, 'db'>, article: string): Promise<number> {
  const names = await inTransaction(db, async (tx) => {
    const listing = db.collection(AUTHORS).where('articleIds', 'array-contains', article);
    const listed = (await tx.get(listing)).docs;
    const first = await entriesOf(db, article);
    const ids = new Set([...listed.map(({ id }) => id), ...first.map(({ by }) => by)]);
    const known = await readThem(db, tx, [...ids]);
    // Read after the affected records are locked.
    const entries = await entriesOf(db, article);
    const owner = (key: string) => {
      const snapshot = known.get(key);
      return (snapshot && readAuthor(snapshot)?.mergedInto) ?? key;
    };
    const changed: string[] = [];
    const told: string[] = [];
    for (const [id, snapshot] of known) {
      const before = readAuthor(snapshot);
      if (before?.state === 'merged') continue;
      const others = (before?.articles ?? []).filter((each) => each.article !== article);
      const theirs = entries.filter(({ by }) => owner(by) === id).slice(0, 1);
      const kept = { gathers: before?.gathers ?? [], hasAlike: before?.hasAlike ?? false };
      const after = authorRecord([...others, ...theirs], kept, before);
      const ref = authorRef(db, id);
      if (writeIfChanged(tx, ref, snapshot, after, { isQueued: true })) {
        changed.push(...[before, after].flatMap((each) => each?.nameKey ?? []));
        if (concernsSearch(ref, snapshot.data(), after ?? undefined)) told.push(id);
      }
    }
    // An article has many authors: one marker for all of them.
    queueMany(tx, db, AUTHORS, told);
    return changed;
  });
  for (const name of new Set(names)) await markAlike(db, name);
  return names.length;
}
