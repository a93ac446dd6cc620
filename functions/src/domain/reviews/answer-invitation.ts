import type { CALLS } from '@quire/model/calls/calls';
import { invitationDeclined } from '@quire/model/mail/editor/invitation-declined';
import { reviewAccepted } from '@quire/model/mail/reviewer/accepted';
import { t } from '@quire/model/messages/t';
import type { z } from 'zod';
import { Refused } from '../../platform/errors/refused.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { readHandlers } from '../outbox/handlers.ts';
import { longDate } from '../outbox/mail-phrases.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { submissionRef } from '../submissions/read-submission.ts';
import { editorReviewMails, reviewCause } from './editor-review-mails.ts';
import type { ReviewNow } from './invite-reviewer.ts';
import { reconcileRound, withChanged } from './reconcile-round.ts';
import { readReviewLetters } from './review-letters.ts';
import { freshReviewLink } from './review-links.ts';
import { readReviews } from './review-record.ts';
import { type ReviewerFacts, withOpenLink } from './reviewer-change.ts';
import { reviewerMail } from './reviewer-mail.ts';
import { stepReview } from './step-review.ts';
import { writeReview } from './write-review.ts';
import { writeReviewEvent } from './write-review-event.ts';

type Asked = z.output<typeof CALLS.answerInvitation.request>;

/**
 * `answerInvitation`: accepts or declines, once; repeating the same answer changes nothing. The
 * acceptance that completes what a round needs starts the round. Throws `Refused`.
 */
export function answerInvitation(ports: SubmissionPorts, asked: Asked): Promise<ReviewNow> {
  return withOpenLink(ports, asked.token, (facts) => {
    const { state, id } = facts.before;
    const isAnswered =
      asked.answer === 'accept'
        ? state === 'accepted' || state === 'in_progress'
        : state === 'declined';
    if (isAnswered) return Promise.resolve({ review: id, state });
    return asked.answer === 'accept' ? accept(ports, facts, asked) : decline(ports, facts, asked);
  });
}

async function accept(
  ports: SubmissionPorts,
  { tx, id, before, submission, reviewer, now }: ReviewerFacts,
  { competingInterest }: Asked,
): Promise<ReviewNow> {
  if (competingInterest === '') {
    const field = 'competingInterest';
    const message = t('refusals.competingInterestMissing');
    throw new Refused('input/invalid', { field, problems: [{ field, message }] });
  }
  const { db } = ports;
  const letters = await readReviewLetters(ports, submission);
  const after = stepReview(before, 'accept', 'reviewer', now, {
    report: { ...before.report, competingInterest },
  });
  const reviews = withChanged(await readReviews(db, tx, id), after);
  const round = await reconcileRound(ports, tx, {
    id,
    submission,
    letters,
    reviews,
    changed: after,
  });
  const link = freshReviewLink(ports, id, before.id);
  const { sender, journal } = letters;
  const { name } = before.reviewer;
  const about = { name, title: submission.title, journal: journal.fullname, url: link.url };
  const compose = () => reviewAccepted.render({ ...about, due: longDate(before.due) }, sender);
  const at = now.toISOString();
  const mail = reviewerMail(before, reviewAccepted.name, at, compose, journal);
  await enqueueMails(ports, tx, [mail]);
  link.write(tx);
  writeReview(db, tx, { before, after, reviewer });
  const happened = { event: 'invitation_accepted', review: after, at } as const;
  writeReviewEvent(tx, submissionRef(db, id), { ...happened, actor: 'reviewer', by: 'reviewer' });
  await round.write();
  return { review: after.id, state: after.state };
}

async function decline(
  ports: SubmissionPorts,
  { tx, id, before, submission, reviewer, now }: ReviewerFacts,
  { reason, instead }: Asked,
): Promise<ReviewNow> {
  const { db } = ports;
  const letters = await readReviewLetters(ports, submission);
  const after = stepReview(before, 'decline', 'reviewer', now, {
    ...(reason ? { declineReason: reason } : {}),
    ...(instead ? { suggestedInstead: instead } : {}),
  });
  const reviews = withChanged(await readReviews(db, tx, id), after);
  // In a later round this may have been the last answer that was missing.
  const round = await reconcileRound(ports, tx, {
    id,
    submission,
    letters,
    reviews,
    changed: after,
  });
  const editors = await readHandlers(ports, submission, letters.journal);
  const at = now.toISOString();
  const cause = reviewCause(ports, at);
  const told = editorReviewMails(letters, invitationDeclined, id, submission, cause, editors);
  await enqueueMails(ports, tx, told);
  writeReview(db, tx, { before, after, reviewer });
  const happened = { event: 'invitation_declined', review: after, at } as const;
  writeReviewEvent(tx, submissionRef(db, id), { ...happened, actor: 'reviewer', by: 'reviewer' });
  await round.write();
  return { review: after.id, state: after.state };
}
