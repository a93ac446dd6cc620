import { REVISION_GRACE_DAYS } from '@quire/model/constants';
import type { Submission } from '@quire/model/entities/submission';
import { revisionReminder } from '@quire/model/mail/author/revision-reminder';
import { submissionPath } from '@quire/model/submission-paths';
import { readJournal, readOwner, readSender } from '../outbox/correspondents.ts';
import type { NewMail } from '../outbox/enqueue-mail.ts';
import { longDate } from '../outbox/mail-phrases.ts';
import type { SubmissionPorts } from './ports.ts';
import { aboutIt, submissionMail } from './submission-mail.ts';

const DAY_MS = 86_400_000;

interface Said {
  readonly isOverdue: boolean;
  /** Part of the mail's id, so that it is sent once. */
  readonly cause: string;
  /** An editor's text; empty for an automatic reminder. */
  readonly letter: string;
}

/** The reminder of one revision; null where its author is gone. */
export async function revisionReminderMail(
  { db, origin }: Pick<SubmissionPorts, 'db' | 'origin'>,
  id: string,
  { dueAt, title, number, authorUids, owner: uid, journal: key }: Submission,
  { isOverdue, cause, letter }: Said,
): Promise<NewMail | null> {
  const owner = await readOwner(db, uid);
  const journal = await readJournal(db, key);
  const sender = await readSender(db, origin);
  if (!dueAt || !owner || !journal || !sender) return null;
  const about = { title, number: number ?? '', journal: journal.fullname };
  const frame = { submission: id, cause, sender, ...about, jkey: journal.name, authorUids };
  const data = () => ({
    ...aboutIt(frame, owner.name, `${origin}${submissionPath(id)}`),
    due: longDate(dueAt),
    closesOn: longDate(new Date(Date.parse(dueAt) + REVISION_GRACE_DAYS * DAY_MS).toISOString()),
    isOverdue,
    letter,
  });
  const compose = () => revisionReminder.render(data(), sender);
  return submissionMail(frame, revisionReminder.name, owner, compose);
}
