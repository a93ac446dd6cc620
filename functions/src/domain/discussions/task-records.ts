import { ASSIGNED_TASKS, assignedTaskId, OPEN_TASKS, STAFF_TASKS } from '@quire/model/collections';
import {
  AssignedTaskSchema,
  NO_DUE_DAY,
  type StaffTask,
  StaffTaskSchema,
} from '@quire/model/entities/discussion';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { submissionRef } from '../submissions/read-submission.ts';
import type { Staffed } from './require-staff.ts';

const taskRef = (db: Firestore, submission: string, task: string): DocumentReference =>
  submissionRef(db, submission).collection(STAFF_TASKS).doc(task);

const assignedRef = (db: Firestore, uid: string, submission: string, task: string) =>
  db
    .collection(ASSIGNED_TASKS)
    .doc(uid)
    .collection(OPEN_TASKS)
    .doc(assignedTaskId(submission, task));

/** The current task; null: there is none. Throws `submission/not-found` for one that they may not read. */
export async function readTask(
  db: Firestore,
  tx: Transaction,
  { id, handles }: Staffed,
  task: string,
): Promise<StaffTask | null> {
  const found = readRecord(await tx.get(taskRef(db, id, task)), StaffTaskSchema);
  if (found && !handles && found.readers !== 'staff') throw new Refused('submission/not-found');
  return found;
}

/** Writes a task, and its entry in the assignee's list while it is open. */
export function writeTask(
  db: Firestore,
  tx: Transaction,
  submission: string,
  task: string,
  before: StaffTask | null,
  after: StaffTask,
): void {
  tx.set(taskRef(db, submission, task), withoutUndefined(StaffTaskSchema.parse(after)));
  const isOpen = after.state === 'open';
  if (before && (!isOpen || before.assignee.uid !== after.assignee.uid)) {
    tx.delete(assignedRef(db, before.assignee.uid, submission, task));
  }
  if (!isOpen) return;
  const place = AssignedTaskSchema.parse({ submission, task, due: after.due ?? NO_DUE_DAY });
  tx.set(assignedRef(db, after.assignee.uid, submission, task), place);
}
