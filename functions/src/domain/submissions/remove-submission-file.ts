import { SUBMISSION_FILES } from '@quire/model/collections';
import { SubmissionFileSchema } from '@quire/model/entities/submission-file';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Person } from '../access/principal.ts';
import type { SubmissionPorts } from './ports.ts';
import { readSubmission, submissionRef } from './read-submission.ts';
import { requireFiles } from './require-files.ts';
import { eventId, writeEvent } from './write-event.ts';

/**
 * Removes a file. A draft's file is deleted; one that was submitted is retired, so that what
 * editors and reviewers saw stays. A missing file is not an error. Throws `Refused`.
 */
export async function removeSubmissionFile(
  { db, store, now }: SubmissionPorts,
  person: Person,
  asked: { readonly submission: string; readonly file: string },
): Promise<void> {
  const ref = submissionRef(db, asked.submission);
  const fileRef = ref.collection(SUBMISSION_FILES).doc(asked.file);
  const path = await inTransaction(db, async (tx) => {
    const submission = readSubmission(await tx.get(ref));
    requireFiles(person, submission);
    const found = SubmissionFileSchema.safeParse((await tx.get(fileRef)).data());
    if (!found.success || found.data.retired) return null;
    const file = found.data;
    if (submission.state === 'draft') {
      tx.delete(fileRef);
      return file.path;
    }
    const at = now().toISOString();
    tx.update(fileRef, { retired: true });
    const { round, name: reason } = file;
    const entry = {
      event: 'file_removed',
      round,
      at,
      actor: 'author',
      audience: 'author',
    } as const;
    const id = `${eventId(at, 0, 'file_removed')}-${asked.file}`;
    writeEvent(tx, ref, id, { ...entry, reason }, person.uid);
    return null;
  });
  if (path) await store.remove(path);
}
