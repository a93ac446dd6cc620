import { SUBMISSION_EVENTS_LOG, SUBMISSION_FILES } from '@quire/model/collections';
import {
  type StoredSubmissionFile,
  SubmissionFileSchema,
} from '@quire/model/entities/submission-file';
import { SubmissionEventSchema } from '@quire/model/entities/submission-record';
import type { DocumentReference } from 'firebase-admin/firestore';
import { readRecord } from '../../../platform/database/read-record.ts';
import type { ManuscriptDates } from './article-metadata.ts';

/** The current files, without replaced ones, in the order in which they were uploaded. */
export async function readFiles(submission: DocumentReference): Promise<StoredSubmissionFile[]> {
  const found = await submission.collection(SUBMISSION_FILES).get();
  return found.docs
    .flatMap((doc) => {
      const file = readRecord(doc, SubmissionFileSchema);
      return file && !file.retired ? [{ ...file, id: doc.id }] : [];
    })
    .toSorted((a, b) => a.uploadedAt.localeCompare(b.uploadedAt) || a.id.localeCompare(b.id));
}

/** When its last revision was received, and when it was accepted. */
export async function readDates(submission: DocumentReference): Promise<ManuscriptDates> {
  const log = await submission.collection(SUBMISSION_EVENTS_LOG).orderBy('at').get();
  const events = log.docs.flatMap((doc) => SubmissionEventSchema.safeParse(doc.data()).data ?? []);
  const accepted = events.findLast(({ to }) => to === 'accepted');
  const revised = events.findLast(({ event }) => event === 'submit_revision');
  return { revised: revised?.at.slice(0, 10), accepted: accepted?.at.slice(0, 10) };
}
