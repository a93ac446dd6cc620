import { ORCID_CONNECTIONS } from '@quire/model/collections';
import { type OrcidConnection, OrcidConnectionSchema } from '@quire/model/entities/orcid';
import type { Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';

export const connectionRef = (db: Firestore, uid: string) =>
  db.collection(ORCID_CONNECTIONS).doc(uid);

/** An account's connection; null where there is none. */
export async function readConnection(db: Firestore, uid: string): Promise<OrcidConnection | null> {
  return readRecord(await connectionRef(db, uid).get(), OrcidConnectionSchema);
}
