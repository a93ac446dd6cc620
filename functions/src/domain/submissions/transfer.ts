/**
 * A manuscript that is transferred to another journal of the press becomes a separate draft there.
 */
import { createHash } from 'node:crypto';
import { SUBMISSION_FILES, submissionFilePath } from '@quire/model/collections';
import type { Submission } from '@quire/model/entities/submission';
import {
  extensionOf,
  FILE_FORMATS,
  type FileKind,
  type SubmissionFile,
  SubmissionFileSchema,
} from '@quire/model/entities/submission-file';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import { capacitiesOf, type Principal } from '../access/principal.ts';
import type { SubmissionPorts } from './ports.ts';
import { readSubmission, submissionRef } from './read-submission.ts';

/** Responses to the old journal's reports are of no use to the new one. */
const LEFT_BEHIND: readonly FileKind[] = ['response_letter', 'tracked_changes'];

/** The same for a repeated call, a different one for another offer. */
function newId(id: string, { transferTo, stageEnteredAt }: Submission): string {
  return createHash('sha256')
    .update(`${id} ${transferTo ?? ''} ${stageEnteredAt}`)
    .digest('base64url')
    .slice(0, 20);
}

interface Carried {
  readonly id: string;
  readonly from: string;
  readonly file: SubmissionFile;
}

async function carriedFiles(
  ref: DocumentReference,
  submission: Submission,
): Promise<readonly Carried[]> {
  const to = newId(ref.id, submission);
  const found = await ref.collection(SUBMISSION_FILES).get();
  return found.docs.flatMap((doc) => {
    const { replaces: _old, ...file } = SubmissionFileSchema.parse(doc.data());
    if (file.retired || LEFT_BEHIND.includes(file.kind)) return [];
    const extension = extensionOf(file);
    const path = submissionFilePath(to, doc.id, extension);
    return [{ id: doc.id, from: file.path, file: { ...file, path, version: 1, round: 0 } }];
  });
}

/** Copies the files before any record mentions them. Only where the offer is open and theirs. */
export async function copyTransferredFiles(
  { store }: SubmissionPorts,
  ref: DocumentReference,
  principal: Principal,
): Promise<void> {
  const submission = readSubmission(await ref.get());
  if (submission.state !== 'transfer_offered') return;
  if (!capacitiesOf(principal, submission).includes('author')) return;
  for (const { from, file } of await carriedFiles(ref, submission)) {
    await store.copyOnce(from, file.path, FILE_FORMATS[file.format].type);
  }
}

/** The new draft: with the same text, and nothing of the old journal's. */
function newDraft(old: Submission, at: string): Submission {
  const {
    number,
    stateBefore: _state,
    dueAt: _due,
    submittedAt: _submitted,
    decidedAt: _decided,
    appealed: _appealed,
    quote: _quote,
    coAuthors: _coAuthors,
    transferTo,
    transferredTo: _transferred,
    ...rest
  } = old;
  const { apcAccepted: _fee, ...declarations } = rest.declarations;
  return {
    ...rest,
    journal: transferTo ?? '',
    specialIssue: '',
    declarations,
    previousSubmission: number ?? '',
    responseLetter: '',
    authorUids: [rest.owner],
    state: 'draft',
    stageEnteredAt: at,
    createdAt: at,
    updatedAt: at,
    round: 0,
    revision: 0,
    editors: [],
    production: [],
  };
}

/** Reads what is transferred; `write` then creates the draft, within the transaction. */
export async function prepareTransfer(
  { db, now }: SubmissionPorts,
  ref: DocumentReference,
  submission: Submission,
): Promise<{ readonly id: string; write(tx: Transaction): void }> {
  // The id was derived from the submission as it was when the files were copied.
  const before = readSubmission(await ref.get());
  const id = newId(ref.id, before);
  const files = await carriedFiles(ref, before);
  const draft = newDraft(submission, now().toISOString());
  return {
    id,
    write: (tx) => {
      const target = submissionRef(db, id);
      // Its owner can guess the id: a draft or submission of theirs under it is not replaced.
      tx.create(target, withoutUndefined(draft));
      for (const { id: file, file: record } of files) {
        tx.create(target.collection(SUBMISSION_FILES).doc(file), withoutUndefined(record));
      }
    },
  };
}
