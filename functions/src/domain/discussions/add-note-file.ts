import { createHash } from 'node:crypto';
import type { CALLS } from '@quire/model/calls/calls';
import { DISCUSSIONS, noteFilePath } from '@quire/model/collections';
import {
  NOTE_FILES_MAX,
  type Note,
  NoteFileSchema,
  NoteSchema,
} from '@quire/model/entities/discussion';
import { FILE_FORMATS } from '@quire/model/entities/submission-file';
import type { Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { submissionRef } from '../submissions/read-submission.ts';
import { judgeSentFile } from '../uploads/judge-sent-file.ts';
import { requireStaff } from './require-staff.ts';

type Asked = z.output<typeof CALLS.addNoteFile.request>;

/** The formats of a supplement; a call has a lower limit of size than a supplement. */
const LIKE = 'supplement';

/** A note of the caller with room for the file; null if the file is attached already. */
async function noteWithRoom(
  ports: SubmissionPorts,
  tx: Transaction,
  person: Person,
  { submission, note: id, key }: Asked,
): Promise<Note | null> {
  await requireStaff(ports, tx, person, submission);
  const ref = submissionRef(ports.db, submission).collection(DISCUSSIONS).doc(id);
  const note: Note | null = readRecord(await tx.get(ref), NoteSchema);
  if (note?.by.uid !== person.uid) throw new Refused('submission/not-found');
  if (note.files.some((file) => file.id === key)) return null;
  if (note.files.length >= NOTE_FILES_MAX) {
    const values = { most: String(NOTE_FILES_MAX) };
    throw new Refused('file/too-many', { field: 'files', values });
  }
  return note;
}

/**
 * `addNoteFile`: attaches a file to a note that the caller has written. A repeated call stores it once.
 *
 * @throws Refused `submission/not-found` also for a note of someone else, `file/…`
 */
export async function addNoteFile(
  ports: SubmissionPorts,
  person: Person,
  asked: Asked,
): Promise<void> {
  const { db, store } = ports;
  // Checked before anything is stored: unauthorised callers must not fill the bucket.
  if (!(await inTransaction(db, (tx) => noteWithRoom(ports, tx, person, asked)))) return;
  const { name, format, bytes } = await judgeSentFile(ports, asked, LIKE);
  const { type, extensions } = FILE_FORMATS[format];
  const path = noteFilePath(asked.submission, asked.note, asked.key, extensions[0]);
  const file = NoteFileSchema.parse({
    ...{ id: asked.key, name, format, path },
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  await store.write(path, bytes, type);
  await inTransaction(db, async (tx) => {
    const note = await noteWithRoom(ports, tx, person, asked);
    if (!note) return;
    const ref = submissionRef(db, asked.submission).collection(DISCUSSIONS).doc(asked.note);
    tx.update(ref, { files: [...note.files, file] });
  });
}
