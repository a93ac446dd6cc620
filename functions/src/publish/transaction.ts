import { isDeepStrictEqual } from 'node:util';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { queueChange } from '../search/search-queue.ts';

/** Several articles of an issue are published at once: their turns at its document may be many. */
const MAX_ATTEMPTS = 12;

/** A transaction that is patient with its neighbours. */
export function inTransaction<T>(db: Firestore, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.runTransaction(work, { maxAttempts: MAX_ATTEMPTS });
}

/** A record as Firestore takes it: optional fields that are not there are left out. */
export function withoutUndefined(data: object): DocumentData {
  return JSON.parse(JSON.stringify(data));
}

/** Firestore takes 1 MiB, names and overhead included. */
const DOCUMENT_MAX_BYTES = 1_000_000;

/** What follows from a record is too large to be stored. No repetition mends it. */
export class DocumentTooLarge extends Error {
  readonly code = 'publish/too-large';

  constructor(path: string, bytes: number) {
    super(`publish/too-large: ${path} would take ${bytes} bytes`);
  }
}

/**
 * Makes a document what it should be (null: absent) and tells whether that changed anything.
 * A repeated event thus writes nothing, and wakes nobody who listens.
 *
 * Transactions here read their one target first and everything it follows from afterwards, plainly:
 * whoever writes the target last has also looked last, so nothing is lost, and nobody waits for
 * another's records. Of a published record the search hears by the same transaction, unless whoever
 * writes many at once says that `isQueued` already. Throws `DocumentTooLarge`.
 */
export function settle(
  tx: Transaction,
  ref: DocumentReference,
  before: DocumentSnapshot,
  next: object | null,
  { isQueued = false } = {},
): boolean {
  if (!next) {
    if (!before.exists) return false;
    tx.delete(ref);
    if (!isQueued) queueChange(tx, ref, before.data(), undefined);
    return true;
  }
  const data = withoutUndefined(next);
  const bytes = Buffer.byteLength(JSON.stringify(data));
  if (bytes > DOCUMENT_MAX_BYTES) throw new DocumentTooLarge(ref.path, bytes);
  if (before.exists && isDeepStrictEqual(before.data(), data)) return false;
  tx.set(ref, data);
  if (!isQueued) queueChange(tx, ref, before.data(), data);
  return true;
}
