import { PUBLISHED_ARTICLES, REGISTRATIONS } from '@quire/model/collections';
import { type Registration, RegistrationSchema } from '@quire/model/entities/registration';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';

/** What was read of a DOI; null: it has no registration yet. */
export type Seen = ReadonlyMap<string, Registration | null>;

export async function readSeen(db: Firestore, ids: readonly string[]): Promise<Seen> {
  if (ids.length === 0) return new Map();
  const refs = ids.map((id) => db.collection(REGISTRATIONS).doc(id));
  const found = await db.getAll(...refs);
  return new Map(found.map((each) => [each.id, readRecord(each, RegistrationSchema)]));
}

/**
 * What has not been changed since it was seen, and is not on its way to an agency: nobody else has decided on it in the
 * meantime.
 */
export function isAsSeen(now: DocumentSnapshot, seen: Registration | null): boolean {
  const current = readRecord(now, RegistrationSchema);
  if (!current || !seen) return current === seen;
  return (
    current.change === seen.change &&
    current.timestamp === seen.timestamp &&
    current.state === seen.state &&
    !current.inFlight
  );
}

/** Reads registrations in a transaction. */
export async function readNow(
  tx: Transaction,
  db: Firestore,
  ids: readonly string[],
): Promise<DocumentSnapshot[]> {
  return tx.getAll(...ids.map((id) => db.collection(REGISTRATIONS).doc(id)));
}

/** What earlier deposits of an article have said about corrections and retractions: the next one repeats it. */
export async function earlierUpdates(
  db: Firestore,
  { collection, id }: Registration['source'],
): Promise<Registration['updates']> {
  if (collection !== PUBLISHED_ARTICLES) return [];
  const found = await db
    .collection(REGISTRATIONS)
    .where('source.collection', '==', collection)
    .where('source.id', '==', id)
    .where('kind', '==', 'article')
    .get();
  return found.docs.flatMap((each) => readRecord(each, RegistrationSchema)?.updates ?? []);
}
