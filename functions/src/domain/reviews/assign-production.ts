/** Assigns an accepted manuscript to production staff automatically. */
import { SUBMISSION_EVENTS_LOG } from '@quire/model/collections';
import type { Submission } from '@quire/model/entities/submission';
import { assigned } from '@quire/model/mail/editor/assigned';
import type { Firestore } from 'firebase-admin/firestore';
import { inTransaction } from '../../platform/database/transaction.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { readSubmission, submissionRef } from '../submissions/read-submission.ts';
import { eventId, writeEvent } from '../submissions/write-event.ts';
import { requireColleague } from './assign-staff.ts';
import { editorReviewMails } from './editor-review-mails.ts';
import { awayOf, loadOf, staffFor } from './journal-staff.ts';
import { readReviewLetters } from './review-letters.ts';

const isWaiting = ({ state, production }: Submission) =>
  state === 'production' && production.length === 0;

/**
 * The journal's production staff member who is in the office and has the fewest manuscripts; null if there is
 * none.
 */
async function leastLoaded(
  db: Firestore,
  submission: Submission,
  day: string,
): Promise<string | null> {
  const staff = await Promise.all(
    (await staffFor(db, 'production', submission)).map(async ({ uid }) => {
      const [{ open }, away] = await Promise.all([
        loadOf(db, 'production', uid),
        awayOf(db, uid, day),
      ]);
      return { uid, open, isAway: away !== null };
    }),
  );
  const [first] = staff.toSorted(
    (a, b) => Number(a.isAway) - Number(b.isAway) || a.open - b.open || a.uid.localeCompare(b.uid),
  );
  return first?.uid ?? null;
}

/**
 * Assigns a manuscript that enters production, and has no production editor yet, to one of the journal's
 * production staff, who gets a mail. This happens once each time it enters production: a person who is unassigned
 * stays unassigned.
 */
export async function assignProduction(ports: SubmissionPorts, id: string): Promise<void> {
  const { db, now } = ports;
  const ref = submissionRef(db, id);
  const snapshot = await ref.get();
  if (!snapshot.exists) return;
  const seen = readSubmission(snapshot);
  if (!isWaiting(seen)) return;
  const at = now().toISOString();
  const uid = await leastLoaded(db, seen, at.slice(0, 10));
  if (uid === null) return;
  await inTransaction(db, async (tx) => {
    const submission = readSubmission(await tx.get(ref));
    if (!isWaiting(submission) || submission.stageEnteredAt !== seen.stageEnteredAt) return;
    const event = eventId(submission.stageEnteredAt, 1, 'production_assigned');
    if ((await tx.get(ref.collection(SUBMISSION_EVENTS_LOG).doc(event))).exists) return;
    const colleague = await requireColleague(
      db,
      { submission: id, uid, as: 'production' },
      submission,
    );
    const letters = await readReviewLetters(ports, submission);
    const cause = `production-${submission.stageEnteredAt.replace(/\D/g, '')}`;
    await enqueueMails(
      ports,
      tx,
      editorReviewMails(letters, assigned, id, submission, cause, [colleague]),
    );
    tx.update(ref, { production: [uid] });
    writeEvent(
      tx,
      ref,
      event,
      {
        ...{ event: 'production_assigned', round: submission.round, at },
        ...{ actor: 'system', audience: 'staff' },
      },
      'system',
      { uid },
    );
  });
}
