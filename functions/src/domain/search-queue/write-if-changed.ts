import { isDeepStrictEqual } from 'node:util';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { DocumentTooLarge } from '../../platform/database/document-too-large.ts';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import { noteHarvest } from '../harvest/note-harvest.ts';
import { noteRegistrations } from '../registration-queue/note-registrations.ts';
import { withChangedAt } from './changed-at.ts';
import { queueChange } from './search-queue.ts';

/** Firestore's limit is 1 MiB, including names and overhead. */
const DOCUMENT_MAX_BYTES = 1_000_000;

/**
 * Sets a document to its new value (null: absent) and returns whether that changed anything. A
 * repeated event thus writes nothing and triggers no listeners.
 *
 * Transactions here read their one target first, and everything it depends on afterwards, outside
 * the transaction: the last writer of the target has also read last, so no change is lost and no
 * transaction waits for another's records. The change of a published record is queued for the
 * search in the same transaction, unless a bulk writer sets `isQueued`; its DOIs are noted to be registered, and what harvesters are given of it
 * (`harvest`). A published record is given the moment of its last change (`changed-at.ts`), of which `now` is the clock. Throws `DocumentTooLarge`.
 */
export function writeIfChanged(
  tx: Transaction,
  ref: DocumentReference,
  before: DocumentSnapshot,
  next: object | null,
  { isQueued = false, now = new Date() } = {},
): boolean {
  if (!next) {
    if (!before.exists) return false;
    tx.delete(ref);
    if (!isQueued) queueChange(tx, ref, before.data(), undefined);
    noteRegistrations(tx, ref, before.data(), undefined);
    noteHarvest(tx, ref, before.data(), undefined);
    return true;
  }
  const data = withChangedAt(ref.parent.id, before.data(), withoutUndefined(next), now);
  const bytes = Buffer.byteLength(JSON.stringify(data));
  if (bytes > DOCUMENT_MAX_BYTES) throw new DocumentTooLarge(ref.path, bytes);
  if (before.exists && isDeepStrictEqual(before.data(), data)) return false;
  tx.set(ref, data);
  if (!isQueued) queueChange(tx, ref, before.data(), data);
  noteRegistrations(tx, ref, before.data(), data);
  noteHarvest(tx, ref, before.data(), data);
  return true;
}
