import type { Submission } from '@quire/model/entities/submission';
import type { toldToEditors } from '@quire/model/mail/editor/of-review';
import { adminSubmissionPath } from '@quire/model/office-paths';
import type { Correspondent } from '../outbox/correspondents.ts';
import type { NewMail } from '../outbox/enqueue-mail.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { aboutIt, type MailFrame, submissionMail } from '../submissions/submission-mail.ts';
import type { ReviewLetters } from './review-letters.ts';

/**
 * Distinguishes the mails about one event of a review from those about another. It is part of their ids,
 * which the journal's editors can read. One of them may be an author, so it does not identify the review.
 */
export const reviewCause = ({ random }: Pick<SubmissionPorts, 'random'>, at: string): string =>
  `${at.replace(/\D/g, '')}-${random(6).toString('hex')}`;

/**
 * The same mail to each of the submission's editors. `cause`: the event, so that each editor is notified
 * once.
 */
export function editorReviewMails(
  { sender, journal, origin }: ReviewLetters,
  template: ReturnType<typeof toldToEditors>,
  id: string,
  { title, authorUids, number = '' }: Pick<Submission, 'title' | 'number' | 'authorUids'>,
  cause: string,
  editors: readonly Correspondent[],
): NewMail[] {
  const frame: MailFrame = {
    submission: id,
    cause,
    sender,
    title,
    journal: journal.fullname,
    jkey: journal.name,
    number,
    authorUids,
  };
  return editors.map((to) => {
    const about = aboutIt(frame, to.name, `${origin}${adminSubmissionPath(id)}`);
    return submissionMail(frame, template.name, to, () => template.render(about, sender));
  });
}
