import type { StoredReview } from '@quire/model/entities/review';
import type { Submission } from '@quire/model/entities/submission';
import { timeAnswered } from '@quire/model/mail/reviewer/time-answered';
import type { Transaction } from 'firebase-admin/firestore';
import type { NewMail } from '../outbox/enqueue-mail.ts';
import { longDate } from '../outbox/mail-phrases.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import type { ReviewLetters } from './review-letters.ts';
import { freshReviewLink } from './review-links.ts';
import { reviewerMail } from './reviewer-mail.ts';

interface Answered {
  readonly submission: Pick<Submission, 'title'>;
  readonly letters: ReviewLetters;
  /** In the language of the mail. */
  readonly answer: () => string;
  readonly now: Date;
}

/**
 * Tells a reviewer who has asked for more time what the editor decided, with a link to continue.
 */
export function timeAnsweredMail(
  ports: SubmissionPorts,
  review: StoredReview,
  { submission, letters, answer, now }: Answered,
): { readonly mail: NewMail; writeLink(tx: Transaction): void } {
  const link = freshReviewLink(ports, review.submission, review.id);
  const { sender, journal } = letters;
  const about = () => ({
    ...{ name: review.reviewer.name, title: submission.title, journal: journal.fullname },
    ...{ url: link.url, answer: answer(), due: longDate(review.due) },
  });
  const compose = () => timeAnswered.render(about(), sender);
  const mail = reviewerMail(review, timeAnswered.name, now.toISOString(), compose, journal);
  return { mail, writeLink: (tx) => link.write(tx) };
}
