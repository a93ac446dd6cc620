import type { CALLS } from '@quire/model/calls/calls';
import { MAIL } from '@quire/model/collections';
import { MailSchema } from '@quire/model/entities/mail';
import type { StoredReview } from '@quire/model/entities/review';
import { invitation } from '@quire/model/mail/reviewer/invitation';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Person } from '../access/principal.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { requireHandler } from './require-handler.ts';
import { readReviews } from './review-record.ts';
import { reviewerMailId } from './reviewer-mail.ts';

type Answer = z.input<typeof CALLS.reviewMails.response>;
type MailNow = Answer['mails'][string][number];

interface Sent {
  readonly id: string;
  readonly what: MailNow['what'];
  readonly at: string;
}

const sentFor = (review: StoredReview): Sent[] => [
  {
    id: reviewerMailId(review, invitation.name, review.invited),
    what: 'invitation',
    at: review.invited,
  },
  ...review.reminders.map(({ mail, at }) => ({ id: mail, what: 'reminder' as const, at })),
];

/**
 * `reviewMails`: whether the invitations and reminders of a submission's reviews have been sent. For
 * its handlers: the outbox itself does not say what these mails are about. Throws `Refused`.
 */
export async function reviewMails(
  ports: SubmissionPorts,
  person: Person,
  { submission }: z.output<typeof CALLS.reviewMails.request>,
): Promise<Answer> {
  const { db } = ports;
  const reviews = await inTransaction(db, async (tx) => {
    await requireHandler(ports, tx, person, submission);
    return readReviews(db, tx, submission);
  });
  const entries = await Promise.all(
    reviews.map(async (review): Promise<readonly [string, MailNow[]]> => {
      const sent = sentFor(review);
      const found = await db.getAll(...sent.map(({ id }) => db.collection(MAIL).doc(id)));
      const mails = sent.flatMap(({ what, at }, place): MailNow[] => {
        const mail = MailSchema.safeParse(found[place]?.data());
        // A mail that the outbox no longer holds is not an error.
        if (!mail.success) return [];
        const { state, error = '' } = mail.data;
        return [{ what, at, state, error }];
      });
      return [review.id, mails.toSorted((a, b) => a.at.localeCompare(b.at))];
    }),
  );
  return { mails: Object.fromEntries(entries) };
}
