import { SUBMISSION_FILES } from '@quire/model/collections';
import {
  FILE_KINDS,
  type FileKind,
  type SubmissionFile,
  SubmissionFileSchema,
} from '@quire/model/entities/submission-file';
import { isEditable, roundOfNewFiles } from '@quire/model/states/submission-states';
import type { DocumentReference } from 'firebase-admin/firestore';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import { claimedFormat, judgeSize } from '../uploads/judge-file.ts';
import type { SubmissionPorts } from './ports.ts';
import { readSubmission } from './read-submission.ts';
import { requireFiles } from './require-files.ts';
import { eventId, writeEvent } from './write-event.ts';

interface Place {
  readonly ref: DocumentReference;
  readonly fileRef: DocumentReference;
}

/**
 * Changes the kind of a file. Nothing is deleted: for a kind with only one file, this round's
 * previous file becomes a supplement, and one of an earlier round is retired. Returns the file
 * after the change. Throws `Refused`: `submission/…` or one of `file/…`.
 */
export async function changeFileKind(
  { db, now }: Pick<SubmissionPorts, 'db' | 'now'>,
  person: Person,
  { ref, fileRef }: Place,
  known: SubmissionFile,
  kind: FileKind,
): Promise<SubmissionFile> {
  if (known.kind === kind) return known;
  claimedFormat(known.name, kind);
  judgeSize(known.name, kind, known.size);
  return inTransaction(db, async (tx) => {
    const submission = readSubmission(await tx.get(ref));
    requireFiles(person, submission);
    const { docs } = await tx.get(ref.collection(SUBMISSION_FILES));
    const files = docs.map((doc) => ({ ref: doc.ref, ...SubmissionFileSchema.parse(doc.data()) }));
    const file = files.find((each) => each.ref.id === fileRef.id);
    const round = roundOfNewFiles(submission.state, submission.round);
    // Files sent for an earlier round stay unchanged.
    if (!file || file.retired || file.round !== round || !isEditable(submission.state)) {
      throw new Refused('submission/wrong-state');
    }
    const others = files.filter((each) => each.kind === kind && !each.retired);
    const { most } = FILE_KINDS[kind];
    if (most > 1 && others.length >= most) {
      throw new Refused('file/too-many', { field: 'files', values: { most: String(most) } });
    }
    const earlier = others.find((each) => most === 1 && each.round !== round);
    const changed = {
      kind,
      ...(earlier && { version: earlier.version + 1, replaces: earlier.ref.id }),
    };
    tx.update(fileRef, changed);
    for (const other of most === 1 ? others : []) {
      if (other.round === round) tx.update(other.ref, { kind: 'supplement' });
      else tx.update(other.ref, { retired: true });
    }
    if (submission.state !== 'draft') {
      const at = now().toISOString();
      const entry = {
        event: 'file_added',
        round,
        at,
        actor: 'author',
        audience: 'author',
      } as const;
      writeEvent(
        tx,
        ref,
        `${eventId(at, 0, 'file_added')}-${fileRef.id}`,
        { ...entry, reason: file.name, fileKind: kind },
        person.uid,
      );
    }
    return { ...SubmissionFileSchema.parse(file), ...changed };
  });
}
