import { initializeApp } from 'firebase/app';
import {
  doc,
  type Firestore,
  getDoc,
  initializeFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import { PageError } from '../page-error.ts';

// What is denied or unreachable is said by our own errors, once.
setLogLevel('silent');

export interface FirestoreAddress {
  readonly projectId: string;
  readonly apiKey?: string;
  /** `host:port` of a local Firestore. */
  readonly host?: string | undefined;
  readonly ssl?: boolean | undefined;
}

/** Nobody is signed in at this reader: no credentials are ever given to it. */
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
    if (isDenied(error)) return null;
    throw new PageError('page/unavailable', {}, error);
  }
}

/** Told by its code: the SDK's error class is not the same one in each of its builds. */
function isDenied(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === 'permission-denied' || error.code === 'not-found';
}
