import { createHash } from 'node:crypto';
import { DOIS, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { normaliseDoi } from '@quire/model/identifiers';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** Where the holder of a DOI is stored. DOIs may contain slashes, and be longer than a document's id may be. */
export function doiRef(db: Firestore, doi: string): DocumentReference {
  const bare = normaliseDoi(doi) ?? doi;
  return db.collection(DOIS).doc(createHash('sha256').update(bare).digest('hex').slice(0, 40));
}

/**
 * Another article that has this DOI, if there is one: stored when it was published through the gate, or found among the
 * published articles (imports bypass the gate).
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
