import { createHash } from 'node:crypto';
import type { Journal } from '@quire/model/entities/journal';
import type { StoredReview } from '@quire/model/entities/review';
import type { MailParts } from '@quire/model/mail/compose';
import type { NewMail } from '../mail/enqueue-mail.ts';

/**
 * A mail to a reviewer. Its words are kept where nobody reads them, and the outbox does not say which
 * manuscript or journal's it is: an editor or admin who looks there may be one of its authors.
 */
export function reviewerMail(
  { submission, id, reviewer }: Pick<StoredReview, 'submission' | 'id' | 'reviewer'>,
  template: string,
  /** What causes it, so that it is written once. */
  cause: string,
  parts: MailParts,
  { contactEmail }: Pick<Journal, 'contactEmail'>,
): NewMail {
  const of = createHash('sha256').update(`${submission}~${id}~${cause}`).digest('hex').slice(0, 24);
  return {
    ...parts,
    id: `${template.replace('/', '-')}~${of}`,
    template,
    to: [reviewer.email],
    replyTo: contactEmail,
    secret: true,
  };
}
