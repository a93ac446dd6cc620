import type { DocumentData, Firestore, Transaction } from 'firebase-admin/firestore';

/** Several articles of an issue are published at the same time, and each may retry often. */
const MAX_ATTEMPTS = 12;

/** A transaction that is patient with its neighbours. */
export function inTransaction<T>(db: Firestore, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.runTransaction(work, { maxAttempts: MAX_ATTEMPTS });
}

/** A record as Firestore takes it: optional fields that are not there are left out. */
export function withoutUndefined(data: object): DocumentData {
  return JSON.parse(JSON.stringify(data));
}
