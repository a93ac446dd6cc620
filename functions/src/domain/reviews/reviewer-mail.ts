import { createHash } from 'node:crypto';
import type { Journal } from '@quire/model/entities/journal';
import type { StoredReview } from '@quire/model/entities/review';
import type { MailParts } from '@quire/model/mail/compose';
import type { NewMail } from '../outbox/enqueue-mail.ts';

type Addressed = Pick<StoredReview, 'submission' | 'id' | 'reviewer' | 'mailKey'>;

/**
 * The id of a reviewer's mail in the outbox. `cause`: so that it is written once. An author who can read
 * the outbox knows the other parts of the id, but not the review's own key.
 */
export function reviewerMailId(
  { submission, id, mailKey }: Pick<Addressed, 'submission' | 'id' | 'mailKey'>,
  template: string,
  cause: string,
): string {
  const of = createHash('sha256')
    .update(`${submission}~${id}~${mailKey}~${cause}`)
    .digest('hex')
    .slice(0, 24);
  return `${template.replace('/', '-')}~${of}`;
}

/**
 * A mail to a reviewer. Its text is stored where no one can read it, and the outbox does not show it: an
 * editor or admin who looks there may be one of the manuscript's authors. The manuscript's page says whether
 * it was sent.
 */
export function reviewerMail(
  review: Addressed,
  template: string,
  cause: string,
  compose: () => MailParts,
  { contactEmail, name }: Pick<Journal, 'contactEmail' | 'name'>,
): NewMail {
  return {
    compose,
    id: reviewerMailId(review, template, cause),
    template,
    to: [review.reviewer.email],
    replyTo: contactEmail,
    secret: true,
    wordsOf: name,
  };
}
