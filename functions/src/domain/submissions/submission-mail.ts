import { createHash } from 'node:crypto';
import type { AboutSubmission } from '@quire/model/mail/author/about-submission';
import type { MailParts, Sender } from '@quire/model/mail/compose';
import type { Correspondent } from '../outbox/correspondents.ts';
import type { NewMail } from '../outbox/enqueue-mail.ts';

/** What all mails of one submission have in common. */
export interface MailFrame {
  readonly submission: string;
  /** What causes them: part of each mail's id, so that it is written once. */
  readonly cause: string;
  readonly sender: Sender;
  readonly title: string;
  readonly journal: string;
  /** The journal's key; empty where none is chosen. */
  readonly jkey: string;
  readonly number: string;
  /** The accounts of its authors. */
  readonly authorUids: readonly string[];
}

/** A mail to one person about one submission. */
export function submissionMail(
  { submission, cause, sender, jkey, authorUids }: MailFrame,
  template: string,
  to: Pick<Correspondent, 'email'>,
  compose: () => MailParts,
): NewMail {
  const address = createHash('sha256').update(to.email).digest('hex').slice(0, 12);
  return {
    compose,
    id: `${template.replace('/', '-')}~${submission}~${cause}~${address}`,
    template,
    to: [to.email],
    replyTo: sender.contact,
    submission,
    authorUids,
    ...(jkey ? { journal: jkey } : {}),
  };
}

/** The part of a template's data that identifies the submission and its recipient. */
export const aboutIt = (
  { title, journal, number }: Pick<MailFrame, 'title' | 'journal' | 'number'>,
  name: string,
  url: string,
): AboutSubmission => ({ name, title, journal, number, url });
