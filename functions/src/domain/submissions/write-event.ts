import { SUBMISSION_EVENTS_LOG, SUBMISSION_PRIVATE } from '@quire/model/collections';
import type { AssignmentReason } from '@quire/model/entities/assignment-reasons';
import type { Recommendation } from '@quire/model/entities/recommendations';
import {
  type ReportsIn,
  SubmissionActorSchema,
  type SubmissionEventRecord,
  SubmissionEventSchema,
} from '@quire/model/entities/submission-record';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { withoutUndefined } from '../../platform/database/transaction.ts';

/** The ids keep entries of the same moment in order. */
export function eventId(at: string, place: number, event: string): string {
  return `${at.replace(/\D/g, '')}-${place}-${event}`;
}

/** Writes an entry of the timeline and, for staff only, the account that caused it. */
export function writeEvent(
  tx: Transaction,
  submission: DocumentReference,
  id: string,
  entry: SubmissionEventRecord,
  by: string,
  /** Only for its handlers. */
  about: {
    readonly review?: string;
    readonly uid?: string;
    readonly reason?: string;
    readonly byRule?: AssignmentReason;
    readonly reports?: ReportsIn;
    readonly recommendation?: Recommendation;
  } = {},
): void {
  const { at } = entry;
  const log = submission.collection(SUBMISSION_EVENTS_LOG).doc(id);
  tx.create(log, withoutUndefined(SubmissionEventSchema.parse(entry)));
  const actor = SubmissionActorSchema.parse({ by, at, ...about });
  tx.create(submission.collection(SUBMISSION_PRIVATE).doc(id), actor);
}
