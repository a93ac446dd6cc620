import { ARTICLES, VERSIONS, versionDocId } from '@quire/model/collections';
import {
  type Article,
  ArticleSchema,
  type ArticleVersion,
  ArticleVersionSchema,
} from '@quire/model/entities/article';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { Refused } from '../../platform/errors/refused.ts';

export const articleRef = (db: Firestore, id: string): DocumentReference =>
  db.collection(ARTICLES).doc(id);

/** An article's record. Throws `Refused` if there is none, `InvalidRecord` if it is malformed. */
export function articleIn(snapshot: DocumentSnapshot): Article {
  const article = readRecord(snapshot, ArticleSchema);
  if (!article) throw new Refused('article/not-found');
  return article;
}

/** One of an article's versions; null where there is none. */
export async function findSavedVersion(
  db: Firestore,
  id: string,
  revision: number,
): Promise<ArticleVersion | null> {
  const ref = articleRef(db, id).collection(VERSIONS).doc(versionDocId(revision));
  return readRecord(await ref.get(), ArticleVersionSchema);
}

/** The same. Throws `Refused` if there is none. */
export async function readSavedVersion(
  db: Firestore,
  id: string,
  revision: number,
): Promise<ArticleVersion> {
  const version = await findSavedVersion(db, id, revision);
  if (!version) throw new Refused('article/no-version');
  return version;
}
