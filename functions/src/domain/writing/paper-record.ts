import { SHARED_PAPERS } from '@quire/model/collections';
import { type SharedPaper, SharedPaperSchema } from '@quire/model/entities/shared-paper';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { Refused } from '../../platform/errors/refused.ts';

export const paperRef = (db: Firestore, id: string): DocumentReference =>
  db.collection(SHARED_PAPERS).doc(id);

/** The whole text up to one update. */
export const stateRef = (paper: DocumentReference): DocumentReference =>
  paper.collection('state').doc('text');

/** Where a writer's caret is: written by their browser. */
export const cursorRef = (paper: DocumentReference, uid: string): DocumentReference =>
  paper.collection('cursors').doc(uid);

/** A paper for one of its writers. Others get `Refused` `record/not-found`. */
export async function requireWriter(
  tx: Pick<Transaction, 'get'>,
  paper: DocumentReference,
  uid: string,
): Promise<SharedPaper> {
  const found = readRecord(await tx.get(paper), SharedPaperSchema);
  if (!found?.writers.includes(uid)) {
    throw new Refused('record/not-found', { values: { noun: 'paper' } });
  }
  return found;
}
