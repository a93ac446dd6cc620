/** What editors do to reviews that have begun. Each is one transaction and can be repeated. */

import type { CALLS } from '@quire/model/calls/calls';
import { reviewClarification } from '@quire/model/mail/reviewer/clarification';
import { t } from '@quire/model/messages/t';
import type { z } from 'zod';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { longDate } from '../outbox/mail-phrases.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { submissionRef } from '../submissions/read-submission.ts';
import { requireDay } from './begin-review.ts';
import { prepareCancel } from './cancel-open.ts';
import type { ReviewNow } from './invite-reviewer.ts';
import { reconcileRound, withChanged } from './reconcile-round.ts';
import { freshReviewLink } from './review-links.ts';
import { reviewerMail } from './reviewer-mail.ts';
import { staffChange } from './staff-change.ts';
import { stepReview } from './step-review.ts';
import { timeAnsweredMail } from './time-answered-mail.ts';
import { writeReview } from './write-review.ts';
import { writeReviewEvent } from './write-review-event.ts';

type Asked<Name extends keyof typeof CALLS> = z.output<(typeof CALLS)[Name]['request']>;

/** A question about a report has to be answered within a week. */
const CLARIFICATION_DAYS = 7;
const DAY_MS = 86_400_000;

/** `cancelReview`: ends the review, revokes its links and notifies the reviewer. Throws `Refused`. */
export const cancelReview = (
  ports: SubmissionPorts,
  person: Person,
  asked: Asked<'cancelReview'>,
): Promise<ReviewNow> =>
  staffChange(ports, person, asked, async ({ tx, id, before, reviews, now, ...change }) => {
    if (before.state === 'cancelled') return before;
    const { submission, letters, actor } = change;
    const about = { submission, letters, reason: asked.reason, actor, by: person.uid };
    const cancel = await prepareCancel(ports, tx, before, about);
    const after = stepReview(before, 'cancel', actor, now);
    // If everyone else has reported, the round is complete without this review.
    const facts = { id, submission, letters, changed: after, reviews: withChanged(reviews, after) };
    const round = await reconcileRound(ports, tx, facts);
    await cancel.write();
    await round.write();
    return after;
  });

/**
 * `extendReview`: changes the day for the report, or for the answer to the invitation. Throws `Refused`.
 */
export const extendReview = (
  ports: SubmissionPorts,
  person: Person,
  asked: Asked<'extendReview'>,
): Promise<ReviewNow> =>
  staffChange(ports, person, asked, async ({ tx, id, before, reviewer, now, ...change }) => {
    const { actor, submission, letters } = change;
    const day = requireDay(asked.due, now);
    const isInvited = before.state === 'invited';
    if (day === (isInvited ? before.responseDue : before.due)) return before;
    // A later answer moves the report's day too.
    const later = Date.parse(day) - Date.parse(before.responseDue);
    const due = new Date(Date.parse(before.due) + Math.max(0, later)).toISOString();
    const days = isInvited ? { responseDue: day, due } : { due: day };
    const { timeAsked, ...unasked } = before;
    const after = stepReview(unasked, 'extend', actor, now, days);
    if (timeAsked) {
      const answer = () => t('mailReviewer.timeNewDay');
      const told = timeAnsweredMail(ports, after, { submission, letters, answer, now });
      await enqueueMails(ports, tx, [told.mail]);
      told.writeLink(tx);
    }
    writeReview(ports.db, tx, { before, after, reviewer });
    const happened = { event: 'review_extended', review: after, actor, by: person.uid } as const;
    writeReviewEvent(tx, submissionRef(ports.db, id), { ...happened, at: now.toISOString() });
    return after;
  });

/** `considerReview`: the editor has read the report, and can rate it from 1 to 5. Throws `Refused`. */
export const considerReview = (
  ports: SubmissionPorts,
  person: Person,
  { rating, ...asked }: Asked<'considerReview'>,
): Promise<ReviewNow> =>
  staffChange(ports, person, asked, async ({ tx, id, before, reviewer, actor, now }) => {
    const rated = rating === undefined ? {} : { editorRating: rating };
    const after = stepReview(before, 'consider', actor, now, rated);
    const isSame = after.state === before.state && after.editorRating === before.editorRating;
    if (isSame) return before;
    writeReview(ports.db, tx, { before, after, reviewer });
    const happened = { event: 'review_considered', review: after, actor, by: person.uid } as const;
    writeReviewEvent(tx, submissionRef(ports.db, id), { ...happened, at: now.toISOString() });
    return after;
  });

/**
 * `returnReview`: asks a question about a report, which is open again for a week. Refused once the
 * decision is made. Throws `Refused`.
 */
export const returnReview = (
  ports: SubmissionPorts,
  person: Person,
  asked: Asked<'returnReview'>,
): Promise<ReviewNow> =>
  staffChange(ports, person, asked, async ({ tx, id, before, reviewer, now, ...change }) => {
    const { submission, letters, actor } = change;
    const isAsked = before.state === 'returned_for_clarification';
    if (isAsked && before.clarification === asked.question) return before;
    const isOpen = ['under_review', 'reviews_complete'].includes(submission.state);
    if (!isOpen || before.round !== submission.round) throw new Refused('submission/wrong-state');
    const at = now.toISOString();
    const due = new Date(now.getTime() + CLARIFICATION_DAYS * DAY_MS).toISOString();
    const question = { clarification: asked.question, due };
    const after = stepReview(before, 'return', actor, now, question);
    const link = freshReviewLink(ports, id, before.id);
    const { sender, journal } = letters;
    const { title } = submission;
    const { name } = before.reviewer;
    const about = { name, title, journal: journal.fullname, url: link.url };
    const words = () => ({ ...about, question: asked.question, due: longDate(due) });
    const compose = () => reviewClarification.render(words(), sender);
    const mail = reviewerMail(before, reviewClarification.name, at, compose, journal);
    await enqueueMails(ports, tx, [mail]);
    link.write(tx);
    writeReview(ports.db, tx, { before, after, reviewer });
    const happened = { event: 'review_returned', review: after, actor, by: person.uid } as const;
    writeReviewEvent(tx, submissionRef(ports.db, id), { ...happened, at });
    return after;
  });
