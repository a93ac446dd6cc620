/** Messages between a reviewer and the manuscript's editors; no author and no other reviewer can read them. */

import type { CALLS } from '@quire/model/calls/calls';
import type { StoredReview } from '@quire/model/entities/review';
import { REVIEW_MESSAGES_MAX } from '@quire/model/entities/review-message';
import { reviewerMessage } from '@quire/model/mail/editor/reviewer-message';
import { messageToReviewer } from '@quire/model/mail/reviewer/message';
import { t } from '@quire/model/messages/t';
import { takesMessages } from '@quire/model/states/review-states';
import type { z } from 'zod';
import { Refused } from '../../platform/errors/refused.ts';
import { openBudget } from '../../platform/throttle/spend-budget.ts';
import type { Person } from '../access/principal.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { readHandlers } from '../outbox/handlers.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { submissionRef } from '../submissions/read-submission.ts';
import { editorReviewMails, reviewCause } from './editor-review-mails.ts';
import type { ReviewNow } from './invite-reviewer.ts';
import { readReviewLetters } from './review-letters.ts';
import { freshReviewLink } from './review-links.ts';
import { withOpenLink } from './reviewer-change.ts';
import { reviewerMail } from './reviewer-mail.ts';
import { staffChange } from './staff-change.ts';
import { writeReview } from './write-review.ts';
import { writeReviewEvent } from './write-review-event.ts';

type Asked<Name extends 'writeToEditor' | 'writeToReviewer'> = z.output<
  (typeof CALLS)[Name]['request']
>;
type Message = StoredReview['messages'][number];

/**
 * The review with another message; null if it already has it. Throws `review/wrong-state` where messages are closed,
 * and `input/invalid` where there are too many.
 */
function withMessage(before: StoredReview, added: Message): StoredReview | null {
  const { messages } = before;
  if (messages.some(({ key, side }) => key === added.key && side === added.side)) return null;
  if (!takesMessages(before.state)) throw new Refused('review/wrong-state');
  if (messages.length >= REVIEW_MESSAGES_MAX) {
    const message = t('refusals.tooManyReviewMessages', { most: REVIEW_MESSAGES_MAX });
    throw new Refused('input/invalid', { problems: [{ field: 'message', message }] });
  }
  return { ...before, messages: [...messages, added] };
}

/**
 * `writeToEditor`: a message from the reviewer. The editors are notified without name or text, because an author among
 * them may read the outbox. The same message again changes nothing. Throws `Refused`.
 */
export function writeToEditor(
  ports: SubmissionPorts,
  { token, key, text }: Asked<'writeToEditor'>,
): Promise<ReviewNow> {
  const { db } = ports;
  return withOpenLink(ports, token, async ({ tx, id, before, submission, reviewer, now }) => {
    const at = now.toISOString();
    const after = withMessage(before, { key, side: 'reviewer', text, at });
    const answer = { review: before.id, state: before.state };
    if (!after) return answer;
    const mailbox = before.reviewer.email;
    const spending = await openBudget(ports, tx, 'reviewer-message', [{ mailbox }]);
    spending.requireAll();
    const letters = await readReviewLetters(ports, submission);
    const editors = await readHandlers(ports, submission, letters.journal);
    const cause = reviewCause(ports, at);
    const told = editorReviewMails(letters, reviewerMessage, id, submission, cause, editors);
    await enqueueMails(ports, tx, told);
    spending.write();
    writeReview(db, tx, { before, after, reviewer });
    const happened = { event: 'reviewer_wrote', review: after, at } as const;
    writeReviewEvent(tx, submissionRef(db, id), { ...happened, actor: 'reviewer', by: 'reviewer' });
    return answer;
  });
}

/**
 * `writeToReviewer`: a message from a handler of the manuscript, mailed with a link for the answer. Throws
 * `Refused`.
 *
 * @param isMeant checks the review at the time of sending; throws `review/wrong-state` where it returns false
 */
export const writeToReviewer = (
  ports: SubmissionPorts,
  person: Person,
  { key, text, ...asked }: Asked<'writeToReviewer'>,
  isMeant: (review: StoredReview) => boolean = () => true,
): Promise<ReviewNow> =>
  staffChange(ports, person, asked, async ({ tx, id, before, reviewer, now, ...change }) => {
    const { submission, letters, actor } = change;
    const at = now.toISOString();
    const after = withMessage(before, { key, side: 'editor', text, at });
    if (!after) return before;
    if (!isMeant(before)) throw new Refused('review/wrong-state');
    const { sender, journal } = letters;
    const link = freshReviewLink(ports, id, before.id);
    const about = {
      ...{ name: before.reviewer.name, title: submission.title, journal: journal.fullname },
      ...{ url: link.url, text },
    };
    const compose = () => messageToReviewer.render(about, sender);
    const mail = reviewerMail(before, messageToReviewer.name, at, compose, journal);
    await enqueueMails(ports, tx, [mail]);
    link.write(tx);
    writeReview(ports.db, tx, { before, after, reviewer });
    const happened = { event: 'reviewer_answered', review: after, actor, by: person.uid } as const;
    writeReviewEvent(tx, submissionRef(ports.db, id), { ...happened, at });
    return after;
  });
