/** What a reviewer enters: saved while typing, and sent when complete. */

import { isDeepStrictEqual } from 'node:util';
import type { CALLS } from '@quire/model/calls/calls';
import type { StoredReview } from '@quire/model/entities/review';
import { STANDARD_FORM } from '@quire/model/entities/review-form';
import { reviewReceived } from '@quire/model/mail/editor/review-received';
import { isReportOpen } from '@quire/model/states/review-states';
import { missingInReport } from '@quire/model/submission/report-problems';
import type { z } from 'zod';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { readHandlers } from '../outbox/handlers.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { submissionRef } from '../submissions/read-submission.ts';
import { editorReviewMails, reviewCause } from './editor-review-mails.ts';
import { reconcileRound, withChanged } from './reconcile-round.ts';
import { readReviewLetters } from './review-letters.ts';
import { readReviews } from './review-record.ts';
import { type ReviewerFacts, withOpenLink } from './reviewer-change.ts';
import { stepReview } from './step-review.ts';
import { writeReview } from './write-review.ts';
import { writeReviewEvent } from './write-review-event.ts';

type Typed = z.output<typeof CALLS.saveReview.request>;
type Saved = z.input<typeof CALLS.saveReview.response>;
type Sent = z.input<typeof CALLS.submitReview.response>;

const savedAs = ({ id: review, state, revision }: StoredReview): Saved => ({
  review,
  state,
  revision,
});

const isSame = (one: object, other: object): boolean =>
  isDeepStrictEqual(withoutUndefined(one), withoutUndefined(other));

/**
 * The report with the entered text. Throws `review/wrong-state` where it is not open, and
 * `review/changed-elsewhere` where another window has saved since.
 */
function typedInto(
  { before, now }: Pick<ReviewerFacts, 'before' | 'now'>,
  { report, revision }: Typed,
): StoredReview {
  if (!isReportOpen(before.state)) throw new Refused('review/wrong-state');
  if (isSame(before.report, report)) return before;
  if (revision !== before.revision) throw new Refused('review/changed-elsewhere');
  return stepReview(before, 'save', 'reviewer', now, { report, revision: revision + 1 });
}

/** `saveReview`: saves the text so far. The same text again changes nothing. Throws `Refused`. */
export function saveReview(ports: SubmissionPorts, asked: Typed): Promise<Saved> {
  return withOpenLink(ports, asked.token, async (facts) => {
    const { tx, before, reviewer } = facts;
    const after = typedInto(facts, asked);
    if (after !== before) writeReview(ports.db, tx, { before, after, reviewer });
    return savedAs(after);
  });
}

/**
 * `submitReview`: sends the report. If something is missing, it returns the problems and saves the
 * text anyway. The last missing report completes the round. Sending again returns the same answer.
 * Throws `Refused`.
 */
export function submitReview(ports: SubmissionPorts, asked: Typed): Promise<Sent> {
  return withOpenLink(ports, asked.token, async (facts) => {
    const { tx, before, reviewer } = facts;
    const isSent = before.state === 'submitted' || before.state === 'considered';
    if (isSent && isSame(before.report, asked.report)) return { ...savedAs(before), problems: [] };
    const typed = typedInto(facts, asked);
    const { form = STANDARD_FORM, publishesReviews } = typed;
    const problems = [...missingInReport(typed.report, { form, publishesReviews })];
    if (problems.length > 0) {
      if (typed !== before) writeReview(ports.db, tx, { before, after: typed, reviewer });
      return { ...savedAs(typed), problems };
    }
    const after = stepReview(typed, 'submit', 'reviewer', facts.now);
    await send(ports, facts, after);
    return { ...savedAs(after), problems: [] };
  });
}

async function send(
  ports: SubmissionPorts,
  { tx, id, before, submission, reviewer, now }: ReviewerFacts,
  after: StoredReview,
): Promise<void> {
  const { db } = ports;
  const letters = await readReviewLetters(ports, submission);
  const reviews = withChanged(await readReviews(db, tx, id), after);
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
  // The notice that all reports are in includes this one.
  const told =
    round.event === 'complete_reviews'
      ? []
      : editorReviewMails(letters, reviewReceived, id, submission, cause, editors);
  await enqueueMails(ports, tx, told);
  writeReview(db, tx, { before, after, reviewer });
  const happened = { event: 'review_received', review: after, at } as const;
  writeReviewEvent(tx, submissionRef(db, id), { ...happened, actor: 'reviewer', by: 'reviewer' });
  await round.write();
}
