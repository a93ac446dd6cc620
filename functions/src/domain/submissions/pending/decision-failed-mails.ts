import type { PendingDecision } from '@quire/model/entities/pending-decision';
import type { Submission } from '@quire/model/entities/submission';
import { decisionFailed } from '@quire/model/mail/editor/decision-failed';
import { adminSubmissionPath } from '@quire/model/office-paths';
import { readEditors, readJournal, readSender } from '../../outbox/correspondents.ts';
import type { NewMail } from '../../outbox/enqueue-mail.ts';
import type { SubmissionPorts } from '../ports.ts';
import { aboutIt, submissionMail } from '../submission-mail.ts';

interface Failed {
  readonly pending: Pick<PendingDecision, 'at'>;
  readonly message: string;
  readonly problems: readonly string[];
}

/**
 * To the current handlers of the manuscript: the decision did not take effect, and its author knows nothing about
 * it.
 */
export async function decisionFailedMails(
  { db, origin }: Pick<SubmissionPorts, 'db' | 'origin'>,
  id: string,
  submission: Submission,
  { pending, message, problems: missing }: Failed,
): Promise<NewMail[]> {
  const journal = await readJournal(db, submission.journal);
  const sender = await readSender(db, origin);
  if (!journal || !sender) return [];
  const { title, number = '', authorUids } = submission;
  const named = { journal: journal.fullname, jkey: journal.name };
  // Once for each decision.
  const cause = pending.at.replace(/\D/g, '');
  const frame = { submission: id, cause, sender, title, ...named, number, authorUids };
  const problems = [message, ...missing].join(' ');
  return (await readEditors(db, submission, journal)).map((to) => {
    const about = aboutIt(frame, to.name, `${origin}${adminSubmissionPath(id)}`);
    const compose = () => decisionFailed.render({ ...about, problems }, sender);
    return submissionMail(frame, decisionFailed.name, to, compose);
  });
}
