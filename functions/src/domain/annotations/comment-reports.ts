/** Readers' reports about a comment: who may read them, and how long they are kept. */
import type { CALLS } from '@quire/model/calls/calls';
import { COMMENT_REPORTS } from '@quire/model/collections';
import { CommentReportSchema, REPORTS_SHOWN } from '@quire/model/entities/annotation';
import type { Asker } from '@quire/model/roles';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { requireRecordRight } from '../access/may-write.ts';
import { requireComment } from './comment-record.ts';
import { MODERATES, requireModerator } from './require-moderator.ts';
import type { CommentPorts } from './send-comment.ts';

const AT_ONCE = 100;

const reportsOf = (db: Firestore, comment: string): Query =>
  db.collection(COMMENT_REPORTS).where('comment', '==', comment);

/** Reports that staff have not decided on. */
export const openReports = (db: Firestore, comment: string): Query =>
  reportsOf(db, comment).where('isOpen', '==', true);

/**
 * `commentReports`: the reports of readers since the last decision, newest first, without their names. Throws
 * `Refused`: `access/denied`, `comment/not-found`, `comment/own`.
 */
export async function commentReports(
  { db }: Pick<CommentPorts, 'db'>,
  person: Asker,
  { comment: id }: z.output<typeof CALLS.commentReports.request>,
): Promise<z.output<typeof CALLS.commentReports.response>> {
  requireRecordRight(person, MODERATES);
  return inTransaction(db, async (tx) => {
    await requireModerator(db, tx, person, await requireComment(db, tx, id));
    const { docs } = await tx.get(openReports(db, id).limit(REPORTS_SHOWN));
    const reports = docs.flatMap((doc) => readRecord(doc, CommentReportSchema) ?? []);
    return {
      reports: reports
        .toSorted((a, b) => (a.at > b.at ? -1 : 1))
        .map(({ reason, at }) => ({ reason, at })),
    };
  });
}

/** When a comment has been deleted, the reports about it are no longer needed. */
export async function forgetReports(db: Firestore, comment: string): Promise<void> {
  for (;;) {
    const { docs, size } = await reportsOf(db, comment).limit(AT_ONCE).get();
    for (const { ref } of docs) await ref.delete();
    if (size < AT_ONCE) return;
  }
}
