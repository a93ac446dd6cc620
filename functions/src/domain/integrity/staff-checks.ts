import { INTEGRITY, INTEGRITY_TICKS, JOURNALS } from '@quire/model/collections';
import {
  type StaffCheck,
  StaffChecksSchema,
  type StaffTick,
  StaffTicksSchema,
} from '@quire/model/entities/staff-check';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';

/** The current checklist of a journal. */
export async function readStaffChecks(
  db: Firestore,
  tx: Transaction,
  journal: string,
): Promise<readonly StaffCheck[]> {
  const record = await tx.get(db.collection(JOURNALS).doc(journal));
  return StaffChecksSchema.default([]).parse(record.get('staffChecks'));
}

/** Where the ticks of a submission are stored. */
export const ticksRef = (submission: DocumentReference): DocumentReference =>
  submission.collection(INTEGRITY).doc(INTEGRITY_TICKS);

/** Its ticks, by item. */
export async function readTicks(
  tx: Transaction,
  submission: DocumentReference,
): Promise<readonly StaffTick[]> {
  return readRecord(await tx.get(ticksRef(submission)), StaffTicksSchema)?.ticks ?? [];
}
