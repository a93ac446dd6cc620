/** Who works on a submission at a journal. */
import type { CALLS } from '@quire/model/calls/calls';
import { USERS } from '@quire/model/collections';
import type { Submission } from '@quire/model/entities/submission';
import { UserSchema } from '@quire/model/entities/user';
import { assigned } from '@quire/model/mail/editor/assigned';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import type { Correspondent } from '../outbox/correspondents.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { submissionRef } from '../submissions/read-submission.ts';
import { eventId, writeEvent } from '../submissions/write-event.ts';
import { editorReviewMails } from './editor-review-mails.ts';
import { servesAs } from './journal-staff.ts';
import { type Handled, requireOverseer } from './require-handler.ts';
import { readReviewLetters } from './review-letters.ts';

type Asked = z.output<typeof CALLS.assignEditor.request>;

/** The most people that can be assigned to a submission. */
export const MOST_ASSIGNED = 20;
const FIELDS = { editor: 'editors', production: 'production' } as const;

/**
 * A person who has this role at the journal or its special issue, and is not an author. Throws
 * `submission/no-such-person`.
 */
export async function requireColleague(
  db: Firestore,
  { uid, as }: Asked,
  submission: Submission,
): Promise<Correspondent> {
  const { authorUids, authors } = submission;
  const user = readRecord(await db.collection(USERS).doc(uid).get(), UserSchema);
  const serves = user && servesAs(user, as, submission);
  const address = user?.email.toLowerCase();
  const isAuthor =
    authorUids.includes(uid) || authors.some(({ email }) => email.trim().toLowerCase() === address);
  if (!user || !serves || isAuthor)
    throw new Refused('submission/no-such-person', { field: 'uid' });
  return { uid, name: user.displayName || user.email, email: user.email };
}

function note(
  { db }: SubmissionPorts,
  tx: Transaction,
  { id, submission, actor }: Handled,
  { uid, as }: Asked,
  what: 'assigned' | 'unassigned',
  by: string,
  at: string,
): void {
  const event = `${as}_${what}` as const;
  const entry = { event, round: submission.round, at, actor, audience: 'staff' } as const;
  writeEvent(tx, submissionRef(db, id), eventId(at, 0, event), entry, by, { uid });
}

/** `assignEditor`: assigns a person to a submission and notifies them; once. Throws `Refused`. */
export function assignStaff(ports: SubmissionPorts, person: Person, asked: Asked): Promise<void> {
  const { db } = ports;
  return inTransaction(db, async (tx) => {
    const handled = await requireOverseer(ports, tx, person, asked.submission);
    const { id, submission } = handled;
    const field = FIELDS[asked.as];
    if (submission[field].includes(asked.uid)) return;
    const colleague = await requireColleague(db, asked, submission);
    if (submission[field].length >= MOST_ASSIGNED) throw new Refused('submission/no-such-person');
    const at = ports.now().toISOString();
    const letters = await readReviewLetters(ports, submission);
    // People who assign themselves need no mail.
    const told = asked.uid === person.uid ? [] : [colleague];
    const cause = `${asked.as}-${at.replace(/\D/g, '')}`;
    await enqueueMails(
      ports,
      tx,
      editorReviewMails(letters, assigned, id, submission, cause, told),
    );
    tx.update(submissionRef(db, id), { [field]: [...submission[field], asked.uid] });
    note(ports, tx, handled, asked, 'assigned', person.uid, at);
  });
}

/**
 * `unassignEditor`: removes a person from a submission. Does nothing if they were not assigned. Throws
 * `Refused`.
 */
export function unassignStaff(ports: SubmissionPorts, person: Person, asked: Asked): Promise<void> {
  const { db } = ports;
  return inTransaction(db, async (tx) => {
    const handled = await requireOverseer(ports, tx, person, asked.submission);
    const { id, submission } = handled;
    const field = FIELDS[asked.as];
    if (!submission[field].includes(asked.uid)) return;
    const rest = submission[field].filter((uid) => uid !== asked.uid);
    tx.update(submissionRef(db, id), { [field]: rest });
    note(ports, tx, handled, asked, 'unassigned', person.uid, ports.now().toISOString());
  });
}
