/** What the calendar does to reviews: reminders, expired invitations, late reports. */
import { REVIEW_CLOCKS } from '@quire/model/collections';
import { ReviewClockSchema, type StoredReview } from '@quire/model/entities/review';
import { invitationUnanswered } from '@quire/model/mail/editor/invitation-unanswered';
import { reviewOverdue } from '@quire/model/mail/editor/review-overdue';
import { invitationExpired } from '@quire/model/mail/reviewer/expired';
import { journalPath } from '@quire/model/paths';
import { inTransaction } from '../../platform/database/transaction.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { readHandlers } from '../outbox/handlers.ts';
import { AT_ONCE, handleEach } from '../submissions/handle-each.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { readSubmission, submissionRef } from '../submissions/read-submission.ts';
import { editorReviewMails, reviewCause } from './editor-review-mails.ts';
import { reconcileRound, withChanged } from './reconcile-round.ts';
import { writeReminder } from './remind-reviewer.ts';
import { momentNow } from './review-calendar.ts';
import { readReviewLetters } from './review-letters.ts';
import { readReview, readReviews, reviewerOf, reviewRef } from './review-record.ts';
import { reviewerMail } from './reviewer-mail.ts';
import { stepReview } from './step-review.ts';
import { writeReview } from './write-review.ts';
import { writeReviewEvent } from './write-review-event.ts';

/**
 * One run of the schedule. It can be repeated at any time. Returns the number of reviews that it
 * processed.
 */
export async function maintainReviews(ports: SubmissionPorts): Promise<number> {
  const due = await ports.db
    .collection(REVIEW_CLOCKS)
    .where('at', '<=', ports.now().toISOString())
    .orderBy('at')
    .limit(AT_ONCE)
    .get();
  return handleEach(ports, due.docs, async (clock) => {
    const { submission, review } = ReviewClockSchema.parse(clock.data());
    return maintainReview(ports, submission, review);
  });
}

function maintainReview(ports: SubmissionPorts, id: string, reviewId: string): Promise<boolean> {
  const { db } = ports;
  return inTransaction(db, async (tx) => {
    const stored = await tx.get(reviewRef(db, id, reviewId));
    const clock = db.collection(REVIEW_CLOCKS).doc(`${id}~${reviewId}`);
    if (!stored.exists) {
      tx.delete(clock);
      return false;
    }
    const before = readReview(stored);
    const now = ports.now();
    const moment = momentNow(before, now);
    const submission = readSubmission(await tx.get(submissionRef(db, id)));
    const reviewer = await reviewerOf(db, tx, before);
    if (!moment) {
      // The review has changed since: set the clock from its current state.
      writeReview(db, tx, { before, after: before, reviewer });
      return false;
    }
    const letters = await readReviewLetters(ports, submission);
    const by = { actor: 'system', by: 'system' } as const;
    if (moment.what === 'remind') {
      const { kind } = moment;
      await writeReminder(ports, tx, { before, reviewer, submission, letters, kind, ...by, now });
      return true;
    }
    const after = stepReview(before, moment.what, 'system', now);
    const changed = withChanged(await readReviews(db, tx, id), after);
    const facts = { id, submission, letters, reviews: changed, changed: after };
    const round = await reconcileRound(ports, tx, facts);
    const editors = await readHandlers(ports, submission, letters.journal);
    const at = now.toISOString();
    const cause = reviewCause(ports, at);
    const isExpired = moment.what === 'expire';
    const template = isExpired ? invitationUnanswered : reviewOverdue;
    const told = editorReviewMails(letters, template, id, submission, cause, editors);
    const farewell = isExpired ? [expiredMail(before, submission, letters, at)] : [];
    await enqueueMails(ports, tx, [...told, ...farewell]);
    writeReview(db, tx, { before, after, reviewer });
    const event = isExpired ? 'invitation_expired' : 'review_overdue';
    writeReviewEvent(tx, submissionRef(db, id), { event, review: after, at, ...by });
    await round.write();
    return true;
  });
}

function expiredMail(
  review: StoredReview,
  { title }: { readonly title: string },
  { sender, journal, origin }: Awaited<ReturnType<typeof readReviewLetters>>,
  at: string,
) {
  const url = `${origin}${journalPath(journal.name)}`;
  const about = { name: review.reviewer.name, title, journal: journal.fullname, url };
  const compose = () => invitationExpired.render(about, sender);
  return reviewerMail(review, invitationExpired.name, at, compose, journal);
}
