import { initializeApp } from 'firebase/app';
import {
  doc,
  type Firestore,
  FirestoreError,
  getDoc,
  initializeFirestore,
} from 'firebase/firestore/lite';
import { PageError } from '../page-error.ts';

export interface FirestoreAddress {
  readonly projectId: string;
  readonly apiKey?: string;
  /** `host:port` of a local Firestore. */
  readonly host?: string | undefined;
  readonly ssl?: boolean | undefined;
}

/** Nobody is signed in at this door: no credentials are ever given to it. */
export function openFirestore({ projectId, apiKey, host, ssl }: FirestoreAddress): Firestore {
  const name = `public ${projectId} ${host ?? ''}`;
  const app = initializeApp({ projectId, apiKey: apiKey ?? 'anonymous' }, name);
  return initializeFirestore(app, host ? { host, ssl: ssl ?? false } : {});
}

/**
 * Reads one document as an anonymous visitor. A read rule that looks at a document denies a
 * missing one, so denied and missing are both null; everything else is `page/unavailable`.
 */
export async function readDocument(
  db: Firestore,
  collection: string,
  id: string,
): Promise<unknown> {
  try {
    const snapshot = await getDoc(doc(db, collection, id));
    return snapshot.exists() ? snapshot.data() : null;
  } catch (error) {
    const code = error instanceof FirestoreError ? error.code : 'unknown';
    if (code === 'permission-denied' || code === 'not-found') return null;
    throw new PageError('page/unavailable', {}, error);
  }
}
