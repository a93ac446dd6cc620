import type { AboutSubmission } from '@quire/model/mail/author/about-submission';
import type { MailParts, Sender } from '@quire/model/mail/compose';
import { adminDiscussionPath } from '@quire/model/office-paths';
import { readJournal, readSender } from '../outbox/correspondents.ts';
import type { NewMail } from '../outbox/enqueue-mail.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { aboutIt, type MailFrame, submissionMail } from '../submissions/submission-mail.ts';
import type { StaffColleague } from './colleagues.ts';
import type { Staffed } from './require-staff.ts';

/** One mail for several colleagues, with a link to the discussion. None before the press has a name. */
export async function colleagueMails(
  { db, origin }: SubmissionPorts,
  { id, submission }: Staffed,
  cause: string,
  colleagues: readonly StaffColleague[],
  template: string,
  render: (about: AboutSubmission, sender: Sender) => MailParts,
): Promise<NewMail[]> {
  if (colleagues.length === 0) return [];
  const journal = await readJournal(db, submission.journal);
  const sender = await readSender(db, origin);
  if (!journal || !sender) return [];
  const { title, authorUids, number = '' } = submission;
  const named = { journal: journal.fullname, jkey: journal.name };
  const frame: MailFrame = { submission: id, cause, sender, title, ...named, number, authorUids };
  const url = `${origin}${adminDiscussionPath(id)}`;
  return colleagues.map((to) =>
    submissionMail(frame, template, to, () => render(aboutIt(frame, to.name, url), sender)),
  );
}
