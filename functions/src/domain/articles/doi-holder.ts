import { createHash } from 'node:crypto';
import { DOIS, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { normaliseDoi } from '@quire/model/identifiers';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** Where it is noted who has a DOI. DOIs may hold slashes, and more than a document's id may. */
export function doiRef(db: Firestore, doi: string): DocumentReference {
  const bare = normaliseDoi(doi) ?? doi;
  return db.collection(DOIS).doc(createHash('sha256').update(bare).digest('hex').slice(0, 40));
}

/**
 * The article that has this DOI, if another one does: noted when it was published through the gate,
 * or among what readers see (imports come past the gate).
 */
export async function doiHolder(
  db: Firestore,
  id: string,
  doi: string | undefined,
): Promise<string | null> {
  const bare = doi && normaliseDoi(doi);
  if (!bare) return null;
  const noted: unknown = (await doiRef(db, bare).get()).get('article');
  if (typeof noted === 'string' && noted !== id) return noted;
  const shown = await db.collection(PUBLISHED_ARTICLES).where('doi', '==', bare).limit(2).get();
  return shown.docs.find((doc) => doc.id !== id)?.id ?? null;
}
