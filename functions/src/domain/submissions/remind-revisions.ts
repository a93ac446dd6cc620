/** Revisions that are due soon, or overdue and soon to be closed: a mail to their authors. */
import { SUBMISSIONS } from '@quire/model/collections';
import { REVISION_GRACE_DAYS, REVISION_REMINDER_DAYS } from '@quire/model/constants';
import type { Submission } from '@quire/model/entities/submission';
import { inTransaction } from '../../platform/database/transaction.ts';
import { wantsMail } from '../outbox/correspondents.ts';
import { enqueueMails, type NewMail } from '../outbox/enqueue-mail.ts';
import { AT_ONCE, daysBefore, handleEach } from './handle-each.ts';
import type { SubmissionPorts } from './ports.ts';
import { readSubmission } from './read-submission.ts';
import { revisionReminderMail } from './revision-reminder-mail.ts';

const revisions = (ports: SubmissionPorts, from: string, until: string) =>
  ports.db
    .collection(SUBMISSIONS)
    .where('state', 'in', ['minor_revision', 'major_revision'])
    .where('dueAt', '>', from)
    .where('dueAt', '<=', until)
    .orderBy('dueAt')
    .limit(AT_ONCE)
    .get();

/** The reminder of one revision; null where its author is gone, or has switched reminders off. */
async function reminder(
  ports: SubmissionPorts,
  id: string,
  revision: Submission,
  isOverdue: boolean,
): Promise<NewMail | null> {
  // The notice that it will be closed is always sent.
  if (!isOverdue && !(await wantsMail(ports.db, revision.owner, 'reminders'))) return null;
  // A revision with a new due date is reminded again.
  const cause = `${revision.dueAt?.replace(/\D/g, '')}-${isOverdue ? 'overdue' : 'due'}`;
  return revisionReminderMail(ports, id, revision, { isOverdue, cause, letter: '' });
}

/**
 * Reminds authors of revisions: once before the due date, unless they have switched reminders off, and once
 * afterwards. A repeated run sends nothing again. Returns how many were found.
 */
export async function remindRevisions(ports: SubmissionPorts): Promise<number> {
  const now = ports.now();
  const { before, after } = REVISION_REMINDER_DAYS;
  const remind = async (from: string, until: string, isOverdue: boolean) => {
    const found = await revisions(ports, from, until);
    return handleEach(ports, found.docs, async (doc) => {
      const mail = await reminder(ports, doc.id, readSubmission(doc), isOverdue);
      if (mail) await inTransaction(ports.db, (tx) => enqueueMails(ports, tx, [mail]));
      return mail !== null;
    });
  };
  const soon = await remind(now.toISOString(), daysBefore(now, -before), false);
  const late = await remind(daysBefore(now, REVISION_GRACE_DAYS), daysBefore(now, after), true);
  return soon + late;
}
