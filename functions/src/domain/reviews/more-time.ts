/** A reviewer asks for more time, and an editor answers: with `extendReview`, or by keeping the day. */

import type { CALLS } from '@quire/model/calls/calls';
import { timeAsked } from '@quire/model/mail/editor/time-asked';
import { t } from '@quire/model/messages/t';
import { isReviewing } from '@quire/model/states/review-states';
import type { z } from 'zod';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { readHandlers } from '../outbox/handlers.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { submissionRef } from '../submissions/read-submission.ts';
import { requireDay } from './begin-review.ts';
import { editorReviewMails, reviewCause } from './editor-review-mails.ts';
import type { ReviewNow } from './invite-reviewer.ts';
import { readReviewLetters } from './review-letters.ts';
import { withOpenLink } from './reviewer-change.ts';
import { staffChange } from './staff-change.ts';
import { timeAnsweredMail } from './time-answered-mail.ts';
import { writeReview } from './write-review.ts';
import { writeReviewEvent } from './write-review-event.ts';

type Asked<Name extends 'askForTime' | 'refuseTime'> = z.output<(typeof CALLS)[Name]['request']>;

const DAY_MS = 86_400_000;
const MOST_DAYS = 60;

/**
 * `askForTime`: stores the day by which a reviewer would like to report, and notifies the editors once; the due day
 * does not change. Throws `Refused`: `review/wrong-state`, `review/bad-date` for a day that is no later, or too late.
 */
export function askForTime(ports: SubmissionPorts, asked: Asked<'askForTime'>): Promise<ReviewNow> {
  return withOpenLink(ports, asked.token, async ({ tx, id, before, submission, reviewer, now }) => {
    if (!isReviewing(before.state)) throw new Refused('review/wrong-state');
    const due = requireDay(`${asked.due}T23:59:59.000Z`, now);
    const isTooLate = Date.parse(due) > now.getTime() + (MOST_DAYS + 1) * DAY_MS;
    if (due <= before.due || isTooLate) throw new Refused('review/bad-date', { field: 'due' });
    const at = now.toISOString();
    const known = before.timeAsked;
    if (known?.due === due && known.reason === asked.reason) {
      return { review: before.id, state: before.state };
    }
    const after = { ...before, timeAsked: { due, reason: asked.reason, at } };
    const letters = await readReviewLetters(ports, submission);
    const editors = known ? [] : await readHandlers(ports, submission, letters.journal);
    const cause = reviewCause(ports, at);
    const told = editorReviewMails(letters, timeAsked, id, submission, cause, editors);
    await enqueueMails(ports, tx, told);
    writeReview(ports.db, tx, { before, after, reviewer });
    if (!known) {
      const happened = { event: 'time_asked', review: after, at } as const;
      writeReviewEvent(tx, submissionRef(ports.db, id), {
        ...{ ...happened, actor: 'reviewer' as const, by: 'reviewer' },
      });
    }
    return { review: after.id, state: after.state };
  });
}

/**
 * `refuseTime`: the due day does not change, and the reviewer is notified. Does nothing without a request.
 * Throws `Refused`.
 */
export const refuseTime = (
  ports: SubmissionPorts,
  person: Person,
  asked: Asked<'refuseTime'>,
): Promise<ReviewNow> =>
  staffChange(ports, person, asked, async ({ tx, id, before, reviewer, now, ...change }) => {
    if (before.timeAsked === undefined) return before;
    const { submission, letters, actor } = change;
    const { timeAsked: _asked, ...after } = before;
    const answer = () => t('mailReviewer.timeRefused');
    const mail = timeAnsweredMail(ports, after, { submission, letters, answer, now });
    await enqueueMails(ports, tx, [mail.mail]);
    mail.writeLink(tx);
    writeReview(ports.db, tx, { before, after, reviewer });
    const happened = { event: 'time_refused', review: after, actor, by: person.uid } as const;
    writeReviewEvent(tx, submissionRef(ports.db, id), { ...happened, at: now.toISOString() });
    return after;
  });
