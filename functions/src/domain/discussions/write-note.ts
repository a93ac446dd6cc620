import type { CALLS } from '@quire/model/calls/calls';
import { DISCUSSIONS } from '@quire/model/collections';
import { type Note, NoteSchema, type StaffReaders } from '@quire/model/entities/discussion';
import { mentioned } from '@quire/model/mail/editor/mentioned';
import type { CollectionReference, Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { personName } from '../access/person-name.ts';
import type { Person } from '../access/principal.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { submissionRef } from '../submissions/read-submission.ts';
import { colleagueMails } from './colleague-mails.ts';
import { readColleagues } from './colleagues.ts';
import { requireStaff, type Staffed } from './require-staff.ts';

type Asked = z.output<typeof CALLS.writeNote.request>;

/** The limit of the manuscript's page. */
const NOTES_MAX = 200;

/** The readers of the note: those of its discussion, otherwise those requested. The writer is always included. */
async function readersOf(
  tx: Transaction,
  notes: CollectionReference,
  { handles }: Staffed,
  { topic, isForProduction }: Asked,
): Promise<StaffReaders> {
  if (topic === undefined) return isForProduction || !handles ? 'staff' : 'handlers';
  const first: Note | null = readRecord(await tx.get(notes.doc(topic)), NoteSchema);
  const isRead = first !== null && (handles || first.readers === 'staff');
  if (!isRead || first.topic !== topic) throw new Refused('submission/not-found');
  return first.readers;
}

/**
 * `writeNote`. Throws `Refused`: `submission/not-found` also for a discussion that does not exist or may not be read,
 * `submission/no-such-person` if a mentioned user may not read it.
 */
export function writeNote(ports: SubmissionPorts, person: Person, asked: Asked): Promise<void> {
  const { db, now } = ports;
  const { submission: id, key, topic, subject, text } = asked;
  return inTransaction(db, async (tx) => {
    const staffed = await requireStaff(ports, tx, person, id);
    const notes = submissionRef(db, id).collection(DISCUSSIONS);
    const readers = await readersOf(tx, notes, staffed, asked);
    if ((await tx.get(notes.doc(key))).exists) return;
    if ((await tx.get(notes.limit(NOTES_MAX).select())).size >= NOTES_MAX)
      throw new Refused('input/invalid', { field: 'text' });
    const wanted = [...new Set(asked.mentions)].filter((uid) => uid !== person.uid);
    const colleagues = wanted.length > 0 ? await readColleagues(db, staffed.submission) : [];
    const told = colleagues.filter(
      ({ uid, handles }) => wanted.includes(uid) && (handles || readers === 'staff'),
    );
    if (told.length < wanted.length)
      throw new Refused('submission/no-such-person', { field: 'mentions' });
    const from = await personName(db, person.uid);
    await enqueueMails(
      ports,
      tx,
      await colleagueMails(ports, staffed, key, told, mentioned.name, (about, sender) =>
        mentioned.render({ ...about, from }, sender),
      ),
    );
    const note: Note = NoteSchema.parse({
      ...{ topic: topic ?? key, subject: topic === undefined ? subject : '', text, readers },
      by: { uid: person.uid, name: from },
      mentions: told.map(({ uid, name }) => ({ uid, name })),
      files: [],
      at: now().toISOString(),
    });
    tx.create(notes.doc(key), note);
  });
}
