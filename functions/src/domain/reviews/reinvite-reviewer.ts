import type { CALLS } from '@quire/model/calls/calls';
import { ReviewerSchema } from '@quire/model/entities/reviewer';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import { readAuthorsFacts } from '../conflicts/authors-facts.ts';
import { findConflicts } from '../conflicts/find-conflicts.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { daysOf, requireNoConflict, writeInvitation } from './begin-review.ts';
import { INVITING, overriddenBy, type ReviewNow } from './invite-reviewer.ts';
import { requireHandler } from './require-handler.ts';
import { readReviewLetters } from './review-letters.ts';
import { readReview, reviewerRef, reviewRef } from './review-record.ts';
import { reviewerOfReview } from './reviewer-of-review.ts';
import { stepReview } from './step-review.ts';

/**
 * `reinviteReviewer`: asks somebody anew who declined, did not answer or was not needed any more, in
 * the round that is open. One who was asked a moment ago is answered as invited. Throws `Refused`.
 */
export function reinviteReviewer(
  ports: SubmissionPorts,
  person: Person,
  asked: z.output<typeof CALLS.reinviteReviewer.request>,
): Promise<ReviewNow> {
  const { db } = ports;
  return inTransaction(db, async (tx) => {
    const { submission, actor } = await requireHandler(ports, tx, person, asked.submission);
    const before = readReview(await tx.get(reviewRef(db, asked.submission, asked.review)));
    // Pressed twice.
    if (before.state === 'invited' && before.invitations > 1 && before.invitedBy === person.uid) {
      return { review: before.id, state: before.state };
    }
    if (!INVITING.includes(submission.state) || before.round !== submission.round) {
      throw new Refused('submission/wrong-state');
    }
    const stored = await tx.get(reviewerRef(db, before.reviewerId));
    const inBase = ReviewerSchema.safeParse(stored.data()).data ?? null;
    const named = reviewerOfReview([before], before.reviewerId, inBase);
    // Who has left this journal's base belongs to others, who may have changed the address since.
    if (!named && inBase && !inBase.journals.includes(submission.journal)) {
      throw new Refused('review/no-reviewer');
    }
    const reviewer = named ?? inBase;
    const isAway = reviewer?.state !== 'active' || stored.get('deletedAt') !== undefined;
    if (!reviewer || isAway) throw new Refused('review/unavailable');
    const now = ports.now();
    const at = now.toISOString();
    const facts = await readAuthorsFacts(db, submission, now);
    const conflicts = findConflicts(facts, reviewer, person);
    // What was overridden once need not be said again.
    const known = before.overridden?.conflicts.map(({ kind }) => kind) ?? [];
    const fresh = conflicts.filter(({ kind }) => !known.includes(kind));
    requireNoConflict(fresh, asked.override);
    const letters = await readReviewLetters(ports, submission);
    const { responded: _r, ended: _e, withdrawn: _w, ...unanswered } = before;
    const { declineReason: _d, suggestedInstead: _s, cancelReason: _c, ...kept } = unanswered;
    const after = stepReview(kept, 'reinvite', actor, now, {
      invited: at,
      invitedBy: person.uid,
      invitations: before.invitations + 1,
      sharesRecommendation: letters.sharesRecommendations,
      publishesReviews: letters.journal.publishesReviews ?? false,
      maySign: letters.maySign,
      // What was typed already belongs to the questions that were asked then.
      ...(before.revision === 0 ? { form: letters.form } : {}),
      // They may have moved meanwhile.
      reviewer: {
        name: `${reviewer.given} ${reviewer.family}`,
        email: reviewer.email,
        affiliation: reviewer.affiliation,
      },
      ...daysOf(asked, letters, now),
      ...overriddenBy(fresh, asked.override, person, at),
    });
    await writeInvitation(ports, tx, {
      change: { before, after, reviewer: stored.ref },
      ...{ submission, letters, letter: asked.letter, person, actor, at },
    });
    return { review: after.id, state: after.state };
  });
}
