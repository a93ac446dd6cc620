/** `referenceSearches/{article}`: whose references are looked for, and what was found for them. */
import { REFERENCE_SEARCHES } from '@quire/model/collections';
import type { PublishedArticle } from '@quire/model/entities/published';
import { type FoundDoi, ReferenceSearchSchema } from '@quire/model/entities/reference-search';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';

export const referenceSearchRef = (db: Firestore, articleId: string): DocumentReference =>
  db.collection(REFERENCE_SEARCHES).doc(articleId);

/** The DOIs that a stored search has found; none where there was none. */
export const foundDoisIn = (stored: unknown): readonly FoundDoi[] =>
  ReferenceSearchSchema.safeParse(stored).data?.found ?? [];

/** The DOIs that were found for references of an article. One read. */
export async function readFoundDois(
  db: Firestore,
  articleId: string,
): Promise<readonly FoundDoi[]> {
  return foundDoisIn((await referenceSearchRef(db, articleId).get()).data());
}

/** In the transaction that publishes a version: its references wait to be looked for, once for each version. */
export function queueReferenceSearch(
  tx: Transaction,
  published: DocumentReference,
  before: PublishedArticle | undefined,
  after: PublishedArticle,
): void {
  if (after.referenceCount === 0 || before?.revision === after.revision) return;
  const waits = { revision: after.revision, due: '', attempts: 0 };
  tx.set(referenceSearchRef(published.firestore, published.id), waits, { merge: true });
}
