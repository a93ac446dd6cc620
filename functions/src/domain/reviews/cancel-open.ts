import { CANCEL_REASONS, type CancelReason } from '@quire/model/entities/cancel-reasons';
import type { StoredReview } from '@quire/model/entities/review';
import type { Submission } from '@quire/model/entities/submission';
import { reviewCancelled } from '@quire/model/mail/reviewer/cancelled';
import { journalPath } from '@quire/model/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import type { PreparedWrite } from '../submissions/move-subscriber.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { submissionRef } from '../submissions/read-submission.ts';
import type { ReviewLetters } from './review-letters.ts';
import { openLinks, revokeLinks } from './review-links.ts';
import { reviewerOf } from './review-record.ts';
import { reviewerMail } from './reviewer-mail.ts';
import { stepReview } from './step-review.ts';
import { writeReview } from './write-review.ts';
import { writeReviewEvent } from './write-review-event.ts';

interface Cancelling {
  readonly submission: Pick<Submission, 'title'>;
  readonly letters: ReviewLetters;
  /** For the reviewer, in the words of staff; empty where none is given. */
  readonly reason: string;
  /** The same where the press cancels it by itself. */
  readonly why?: CancelReason | undefined;
  readonly actor: 'editor' | 'admin' | 'system';
  readonly by: string;
}

/** Cancels an open review: its links are revoked, and the reviewer is notified. */
export async function prepareCancel(
  ports: SubmissionPorts,
  tx: Transaction,
  before: StoredReview,
  { submission, letters, reason, why, actor, by }: Cancelling,
): Promise<PreparedWrite> {
  const { db } = ports;
  const now = ports.now();
  const at = now.toISOString();
  const after = stepReview(before, 'cancel', actor, now, {
    ...(reason ? { cancelReason: reason } : {}),
    ...(why ? { cancelledWhy: why } : {}),
  });
  const reviewer = await reviewerOf(db, tx, before);
  const links = await openLinks(db, tx, before.submission, before.id);
  const { sender, journal, origin } = letters;
  const compose = () =>
    reviewCancelled.render(
      {
        name: before.reviewer.name,
        title: submission.title,
        journal: journal.fullname,
        url: `${origin}${journalPath(journal.name)}`,
        reason: why ? CANCEL_REASONS[why] : reason,
        isAtWork: before.state !== 'invited',
      },
      sender,
    );
  const mail = reviewerMail(before, reviewCancelled.name, at, compose, journal);
  return {
    async write() {
      await enqueueMails(ports, tx, [mail]);
      revokeLinks(tx, links, now);
      writeReview(db, tx, { before, after, reviewer });
      const ref = submissionRef(db, before.submission);
      writeReviewEvent(tx, ref, { event: 'review_cancelled', review: after, at, actor, by });
    },
  };
}
