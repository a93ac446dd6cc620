/** Where a held decision is stored: all of it for functions, and what staff can see. */
import { HELD, HELD_DECISION, PENDING_DECISIONS } from '@quire/model/collections';
import {
  HeldDecisionSchema,
  type PendingDecision,
  PendingDecisionSchema,
} from '@quire/model/entities/pending-decision';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import { eventId, writeEvent } from './write-event.ts';

const pendingRef = (submission: DocumentReference): DocumentReference =>
  submission.firestore.collection(PENDING_DECISIONS).doc(submission.id);
const heldRef = (submission: DocumentReference): DocumentReference =>
  submission.collection(HELD).doc(HELD_DECISION);

/** Read within the transaction; null where there is none. */
export const readPending = async (
  tx: Transaction,
  submission: DocumentReference,
): Promise<PendingDecision | null> =>
  readRecord(await tx.get(pendingRef(submission)), PendingDecisionSchema);

export function writePending(
  tx: Transaction,
  submission: DocumentReference,
  pending: PendingDecision,
): void {
  tx.set(pendingRef(submission), withoutUndefined(PendingDecisionSchema.parse(pending)));
  tx.set(heldRef(submission), withoutUndefined(HeldDecisionSchema.parse(pending)));
}

export function deletePending(tx: Transaction, submission: DocumentReference): void {
  tx.delete(pendingRef(submission));
  tx.delete(heldRef(submission));
}

interface Happened {
  readonly event: 'decision_recorded' | 'decision_undone' | 'decision_failed';
  readonly decision: PendingDecision['event'];
  readonly round: number;
  readonly at: string;
  /** An account, or the press itself. */
  readonly by: string;
  readonly reason?: string;
}

/**
 * An entry of the timeline for staff only; which decision it was is only for the handlers of the manuscript.
 */
export function notePending(
  tx: Transaction,
  submission: DocumentReference,
  { event, decision, round, at, by, reason }: Happened,
): void {
  const actor = by === 'system' ? 'system' : 'editor';
  const entry = { event, round, at, actor, audience: 'staff' } as const;
  const about = { decision, ...(reason ? { reason } : {}) };
  writeEvent(tx, submission, eventId(at, 0, event), entry, by, about);
}

interface Failure {
  readonly code: string;
  readonly problems: readonly string[];
  /** In words. */
  readonly message: string;
}

/** It does not take effect, and remains until it is decided again or discarded. */
export function failPending(
  tx: Transaction,
  submission: DocumentReference,
  pending: PendingDecision,
  { code, problems, message }: Failure,
  { round, at }: { readonly round: number; readonly at: string },
): void {
  const { dueAt: _over, ...rest } = pending;
  writePending(tx, submission, { ...rest, failed: { code, message, problems: [...problems] } });
  const { event: decision } = pending;
  const reason = [message, ...problems].join(' ').slice(0, 3_000);
  notePending(tx, submission, {
    ...{ event: 'decision_failed', decision, round, at, by: 'system', reason },
  });
}
