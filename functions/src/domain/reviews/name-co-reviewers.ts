/** Co-reviewers of an invited reviewer. */

import type { CALLS } from '@quire/model/calls/calls';
import type { CoReviewer, StoredReview } from '@quire/model/entities/review';
import { coReviewersNamed } from '@quire/model/mail/editor/co-reviewers-named';
import { t } from '@quire/model/messages/t';
import { isReportOpen } from '@quire/model/states/review-states';
import type { z } from 'zod';
import { Refused } from '../../platform/errors/refused.ts';
import { openBudget } from '../../platform/throttle/spend-budget.ts';
import { readAuthorsFacts } from '../conflicts/authors-facts.ts';
import { findConflicts } from '../conflicts/find-conflicts.ts';
import { sameAddress } from '../conflicts/same-address.ts';
import { readEditors } from '../outbox/correspondents.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { submissionRef } from '../submissions/read-submission.ts';
import { editorReviewMails, reviewCause } from './editor-review-mails.ts';
import type { ReviewNow } from './invite-reviewer.ts';
import { readReviewLetters } from './review-letters.ts';
import { withOpenLink } from './reviewer-change.ts';
import { writeReview } from './write-review.ts';
import { writeReviewEvent } from './write-review-event.ts';

type Asked = z.output<typeof CALLS.nameCoReviewers.request>;
type Named = StoredReview['coReviewers'][number];

const isSame = (one: CoReviewer, other: CoReviewer): boolean =>
  sameAddress(one.email) === sameAddress(other.email) &&
  one.given === other.given &&
  one.family === other.family &&
  one.orcid === other.orcid;

function refuse(field: string, message: string): never {
  throw new Refused('input/invalid', { field, problems: [{ field, message }] });
}

/** An address identifies one person, and reviewers cannot be their own co-reviewers. */
function requireOthers({ reviewer }: StoredReview, named: readonly CoReviewer[]): void {
  const addresses = [reviewer, ...named].map(({ email }) => sameAddress(email));
  if (new Set(addresses).size < addresses.length) {
    refuse('coEmail', t('refusals.coReviewerTwice'));
  }
}

/**
 * `nameCoReviewers`: sets the complete list of co-reviewers. Conflicts are stored for the editors and not returned:
 * they would tell a reviewer who the authors are. The editors are notified of a change; the same list again changes
 * nothing. Throws `Refused`: `review/wrong-state` once the report was sent.
 */
export function nameCoReviewers(
  ports: SubmissionPorts,
  { token, coReviewers, isConfirmed }: Asked,
): Promise<ReviewNow> {
  const { db } = ports;
  return withOpenLink(ports, token, async ({ tx, id, before, submission, reviewer, now }) => {
    if (!isReportOpen(before.state)) throw new Refused('review/wrong-state');
    const answer = { review: before.id, state: before.state };
    const known = before.coReviewers;
    const isUnchanged =
      known.length === coReviewers.length &&
      coReviewers.every((each) => known.some((other) => isSame(each, other)));
    if (isUnchanged) return answer;
    requireOthers(before, coReviewers);
    const isAdded = coReviewers.some((each) => !known.some((other) => isSame(each, other)));
    if (isAdded && !isConfirmed) {
      refuse('coConfirmed', t('refusals.coReviewerUnconfirmed'));
    }
    const spending = await openBudget(ports, tx, 'reviewer-message', [
      { mailbox: before.reviewer.email },
    ]);
    spending.requireAll();
    const facts = await readAuthorsFacts(db, submission, now);
    const at = now.toISOString();
    // Staff do not invite them: only their conflicts as reviewers count.
    const nobody = { uid: '', email: undefined };
    const named = coReviewers.map(
      (each): Named =>
        known.find((other) => isSame(each, other)) ?? {
          ...each,
          at,
          conflicts: findConflicts(facts, each, nobody),
        },
    );
    const after = { ...before, coReviewers: named };
    const letters = await readReviewLetters(ports, submission);
    const editors = await readEditors(db, submission, letters.journal);
    const cause = reviewCause(ports, at);
    const told = editorReviewMails(letters, coReviewersNamed, id, submission, cause, editors);
    await enqueueMails(ports, tx, told);
    spending.write();
    writeReview(db, tx, { before, after, reviewer });
    const happened = { event: 'co_reviewers_named', review: after, at } as const;
    writeReviewEvent(tx, submissionRef(db, id), { ...happened, actor: 'reviewer', by: 'reviewer' });
    return answer;
  });
}
