import type { CALLS } from '@quire/model/calls/calls';
import { issueDocId, PAPER_INVITATIONS, SUBMISSIONS, USERS } from '@quire/model/collections';
import {
  type PaperInvitation,
  PaperInvitationSchema,
} from '@quire/model/entities/paper-invitation';
import { SubmissionSchema } from '@quire/model/entities/submission';
import type { Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { personName } from '../access/person-name.ts';
import { readSpecialIssue } from './special-issue.ts';

type AnswerPorts = Pick<Ports, 'db' | 'now'>;

const noSuch = () => new Refused('record/not-found', { values: { noun: 'invitation' } });

const refOf = (db: Firestore, id: string) => db.collection(PAPER_INVITATIONS).doc(id);

/**
 * `viewPaperInvitation`: what a person is invited to, for the holder of the mail's link. Throws `Refused`
 * `record/not-found`.
 */
export async function viewPaperInvitation(
  { db, now }: AnswerPorts,
  { invitation: id }: z.output<typeof CALLS.viewPaperInvitation.request>,
): Promise<z.output<typeof CALLS.viewPaperInvitation.response>> {
  const invitation = readRecord(await refOf(db, id).get(), PaperInvitationSchema);
  if (!invitation) throw noSuch();
  const { name, topic, note, state, invitedBy } = invitation;
  const issue = await readSpecialIssue(db, invitation.issue, now().toISOString().slice(0, 10));
  if (!issue) throw noSuch();
  return { name, topic, note, state, inviter: await personName(db, invitedBy), ...issue };
}

/**
 * `declinePaper`: for the holder of the mail's link. Throws `Refused`: `record/not-found`, `invitation/not-open`.
 */
export async function declinePaper(
  { db, now }: AnswerPorts,
  { invitation: id, reason }: z.output<typeof CALLS.declinePaper.request>,
): Promise<Record<string, never>> {
  await inTransaction(db, async (tx) => {
    const before = readRecord(await tx.get(refOf(db, id)), PaperInvitationSchema);
    if (!before) throw noSuch();
    if (before.state === 'declined') return;
    if (before.state !== 'invited') throw new Refused('invitation/not-open');
    const answeredAt = now().toISOString();
    tx.update(refOf(db, id), { state: 'declined', answeredAt, ...(reason && { reason }) });
  });
  return {};
}

/** After declining, they may have written the paper anyway. */
const isUnanswered = ({ state }: PaperInvitation) => state === 'invited' || state === 'declined';

/**
 * Records in the invitations to a special issue that the manuscript has arrived: by the address of its
 * submitter or of one of its authors. Can be repeated.
 */
export async function followInvitedPaper({ db, now }: AnswerPorts, id: string): Promise<void> {
  const submission = readRecord(await db.collection(SUBMISSIONS).doc(id).get(), SubmissionSchema);
  if (!submission || submission.state === 'draft' || submission.specialIssue === '') return;
  const { journal, specialIssue, owner, authors } = submission;
  const invited = await db
    .collection(PAPER_INVITATIONS)
    .where('issue', '==', issueDocId(journal, specialIssue))
    .get();
  if (invited.empty) return;
  const sender: unknown = (await db.collection(USERS).doc(owner).get()).get('email');
  const theirs = new Set(
    [sender, ...authors.map(({ email }) => email)].map((email) => String(email).toLowerCase()),
  );
  for (const { ref } of invited.docs.filter((doc) => theirs.has(String(doc.get('email'))))) {
    await inTransaction(db, async (tx) => {
      const before = readRecord(await tx.get(ref), PaperInvitationSchema);
      if (!before || !isUnanswered(before)) return;
      const answeredAt = now().toISOString();
      tx.update(ref, { state: 'submitted', submission: id, answeredAt });
    });
  }
}
