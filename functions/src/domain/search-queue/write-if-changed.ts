import { isDeepStrictEqual } from 'node:util';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { DocumentTooLarge } from '../../platform/database/document-too-large.ts';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import { queueChange } from './search-queue.ts';

/** Firestore takes 1 MiB, names and overhead included. */
const DOCUMENT_MAX_BYTES = 1_000_000;

/**
 * Makes a document what it should be (null: absent) and tells whether that changed anything.
 * A repeated event thus writes nothing, and wakes nobody who listens.
 *
 * Transactions here read their one target first and everything it follows from afterwards, plainly:
 * whoever writes the target last has also looked last, so nothing is lost, and nobody waits for
 * another's records. Of a published record the search hears by the same transaction, unless whoever
 * writes many at once says that `isQueued` already. Throws `DocumentTooLarge`.
 */
export function writeIfChanged(
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
