import { AUDIT, SUBMISSION_PRIVATE } from '@quire/model/collections';
import { KEPT_WITH_MANUSCRIPT } from '@quire/model/entities/audit-entry';
import type { Submission } from '@quire/model/entities/submission';
import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { isByStaff } from '../access/is-by-staff.ts';
import { submissionRef } from './read-submission.ts';

/** What a member of staff was shown of a manuscript. */
export interface ReadingNote {
  readonly action: 'submission.file' | 'submission.reviewers';
  readonly id: string;
  readonly at: Date;
  readonly by: string;
  /** Of a file. */
  readonly path?: string;
}

/**
 * Prepares the entries that record what a member of staff was shown of a manuscript. For a manuscript by
 * staff, the audit, which its author may read, names neither the person nor the file: these are stored with
 * the manuscript.
 */
export async function noteReading(
  db: Firestore,
  submission: Pick<Submission, 'authorUids'>,
  { action, id, at, by, path }: ReadingNote,
): Promise<(write: Pick<Transaction | WriteBatch, 'create'>) => void> {
  const isOfStaff = await isByStaff(db, submission);
  const said = { action, at: at.toISOString(), record: id };
  const own = { by, at: said.at, ...(path !== undefined && { reason: path }) };
  return (write) => {
    const audit = db.collection(AUDIT).doc();
    if (!isOfStaff) {
      write.create(audit, { ...said, by, ...(path !== undefined && { path }) });
      return;
    }
    write.create(audit, { ...said, by: KEPT_WITH_MANUSCRIPT });
    write.create(submissionRef(db, id).collection(SUBMISSION_PRIVATE).doc(), own);
  };
}
