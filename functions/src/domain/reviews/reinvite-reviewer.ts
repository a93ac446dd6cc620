import type { CALLS } from '@quire/model/calls/calls';
import { ReviewerSchema } from '@quire/model/entities/reviewer';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import { readAuthorsFacts } from '../conflicts/authors-facts.ts';
import { findConflicts } from '../conflicts/find-conflicts.ts';
import { requireInvitable } from '../outbox/invitation-stops.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { daysOf, requireNoConflict, writeInvitation } from './begin-review.ts';
import { INVITING, overriddenBy, type ReviewNow } from './invite-reviewer.ts';
import { requireHandler } from './require-handler.ts';
import { readReviewLetters } from './review-letters.ts';
import { readReview, reviewerRef, reviewRef } from './review-record.ts';
import { reviewerOfReview } from './reviewer-of-review.ts';
import { stepReview } from './step-review.ts';

/**
 * `reinviteReviewer`: invites a person again who declined, did not answer or was no longer needed,
 * in the current round. A person who was invited a moment ago is returned as invited. Throws
 * `Refused`.
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
    // The button was pressed twice.
    if (before.state === 'invited' && before.invitations > 1 && before.invitedBy === person.uid) {
      return { review: before.id, state: before.state };
    }
    if (!INVITING.includes(submission.state) || before.round !== submission.round) {
      throw new Refused('submission/wrong-state');
    }
    const stored = await tx.get(reviewerRef(db, before.reviewerId));
    const inBase = ReviewerSchema.safeParse(stored.data()).data ?? null;
    const named = reviewerOfReview([before], before.reviewerId, inBase);
    // A reviewer who has left this journal's database may have a new address, set by other
    // journals.
    if (!named && inBase && !inBase.journals.includes(submission.journal)) {
      throw new Refused('review/no-reviewer');
    }
    const reviewer = named ?? inBase;
    const isAway = reviewer?.state !== 'active' || stored.get('deletedAt') !== undefined;
    if (!reviewer || isAway) throw new Refused('review/unavailable');
    const invited = { kind: 'review', journal: submission.journal } as const;
    await requireInvitable(db, tx, reviewer.email, invited);
    const now = ports.now();
    const at = now.toISOString();
    const facts = await readAuthorsFacts(db, submission, now);
    const conflicts = findConflicts(facts, reviewer, person);
    // A conflict that was overridden before needs no new reason.
    const known = before.overridden?.conflicts.map(({ kind }) => kind) ?? [];
    const fresh = conflicts.filter(({ kind }) => !known.includes(kind));
    requireNoConflict(fresh, asked.override);
    const letters = await readReviewLetters(ports, submission);
    const { responded: _r, ended: _e, withdrawn: _w, ...unanswered } = before;
    const {
      declineReason: _d,
      suggestedInstead: _s,
      cancelReason: _c,
      cancelledWhy: _why,
      ...kept
    } = unanswered;
    const after = stepReview(kept, 'reinvite', actor, now, {
      invited: at,
      invitedBy: person.uid,
      invitations: before.invitations + 1,
      sharesRecommendation: letters.sharesRecommendations,
      publishesReviews: letters.journal.publishesReviews ?? false,
      maySign: letters.maySign,
      // Text that was already entered belongs to the questions of that time.
      ...(before.revision === 0 ? { form: letters.form } : {}),
      // Their details may have changed in the meantime.
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
