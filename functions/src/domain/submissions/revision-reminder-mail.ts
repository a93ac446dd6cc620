import { REVISION_GRACE_DAYS } from '@quire/model/constants';
import type { Submission } from '@quire/model/entities/submission';
import { revisionReminder } from '@quire/model/mail/author/revision-reminder';
import { editorsTogether } from '@quire/model/mail/signature';
import { submissionPath } from '@quire/model/submission-paths';
import { readJournal, readOwner, readSender } from '../outbox/correspondents.ts';
import type { NewMail } from '../outbox/enqueue-mail.ts';
import { longDate } from '../outbox/mail-phrases.ts';
import { authorsSigner } from '../outbox/signers.ts';
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
  { db, now, origin }: Pick<SubmissionPorts, 'db' | 'now' | 'origin'>,
  id: string,
  submission: Submission,
  { isOverdue, cause, letter }: Said,
): Promise<NewMail | null> {
  const { dueAt, title, number, authorUids } = submission;
  const owner = await readOwner(db, submission.owner);
  const journal = await readJournal(db, submission.journal);
  const press = await readSender(db, origin);
  if (!dueAt || !owner || !journal || !press) return null;
  // An editor who reminds by hand writes for all of them.
  const signer = letter
    ? editorsTogether(journal.fullname)
    : authorsSigner(journal, submission, now());
  const sender = { ...press, signer };
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
