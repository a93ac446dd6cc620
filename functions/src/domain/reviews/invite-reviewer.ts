import type { CALLS } from '@quire/model/calls/calls';
import type { StoredReview } from '@quire/model/entities/review';
import { isReviewIn, isReviewOpen } from '@quire/model/states/review-states';
import type { SubmissionState } from '@quire/model/states/submission-states';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { isByStaff } from '../access/is-by-staff.ts';
import type { Person } from '../access/principal.ts';
import { readAuthorsFacts } from '../conflicts/authors-facts.ts';
import { findConflicts } from '../conflicts/find-conflicts.ts';
import { requireInvitable } from '../outbox/invitation-stops.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { daysOf, requireNoConflict, writeInvitation } from './begin-review.ts';
import { findReviewer } from './find-reviewer.ts';
import { firstInvitation } from './first-invitation.ts';
import { requireHandler } from './require-handler.ts';
import { readReviewLetters } from './review-letters.ts';
import { readReviews, reviewIdOf } from './review-record.ts';

type Asked = z.output<typeof CALLS.inviteReviewer.request>;
export type ReviewNow = z.input<typeof CALLS.inviteReviewer.response>;

/** States in which reviewers can be invited. */
export const INVITING: readonly SubmissionState[] = ['reviewer_invitation', 'under_review'];
export const ROUND_MOST = 20;

/**
 * `inviteReviewer`: invites a person to review in this round. Inviting the same person again returns
 * the existing review, and sends nothing. Throws `Refused`: `review/…`, `submission/…`,
 * `invitation/stopped`, `access/denied`.
 */
export function inviteReviewer(
  ports: SubmissionPorts,
  person: Person,
  asked: Asked,
): Promise<ReviewNow> {
  const { db } = ports;
  return inTransaction(db, async (tx) => {
    const { submission, actor } = await requireHandler(ports, tx, person, asked.submission);
    if (!INVITING.includes(submission.state)) throw new Refused('submission/wrong-state');
    const { round } = submission;
    const reviews = await readReviews(db, tx, asked.submission);
    const wanted = { asked: asked.reviewer, journal: submission.journal, reviews };
    const found = await findReviewer(ports, tx, person, wanted);
    const id = reviewIdOf(round, found.ref.id);
    const known = reviews.find((review) => review.id === id);
    if (known) {
      if (!isReviewOpen(known.state) && !isReviewIn(known.state)) {
        throw new Refused('review/already-invited');
      }
      return { review: id, state: known.state };
    }
    if (reviews.filter((review) => review.round === round).length >= ROUND_MOST) {
      throw new Refused('review/too-many', { values: { most: String(ROUND_MOST) } });
    }
    const invited = { kind: 'review', journal: submission.journal } as const;
    await requireInvitable(db, tx, found.reviewer.email, invited);
    const now = ports.now();
    const facts = await readAuthorsFacts(db, submission, now);
    const conflicts = findConflicts(facts, found.reviewer, person);
    requireNoConflict(conflicts, asked.override);
    const letters = await readReviewLetters(ports, submission);
    const isOfStaff = await isByStaff(db, submission);
    const at = now.toISOString();
    const first = firstInvitation(ports, letters, {
      ...{ id, submission: asked.submission, round, reviewerId: found.ref.id },
      ...{ reviewer: found.reviewer, by: person.uid, at, isOfStaff },
      days: daysOf(asked, letters, now),
    });
    const after = { ...first, ...overriddenBy(conflicts, asked.override, person, at) };
    // A record that appears in the database at this moment is the reviewer's, and the author may be
    // watching. The review itself says who it is, and handlers find them there.
    if (!isOfStaff) found.write();
    await writeInvitation(ports, tx, {
      change: { before: null, after, reviewer: found.ref },
      ...{ submission, letters, letter: asked.letter, person, actor, at },
    });
    return { review: id, state: after.state };
  });
}

/** What is stored about an invitation despite a conflict. */
export function overriddenBy(
  conflicts: ReturnType<typeof findConflicts>,
  reason: string | undefined,
  { uid: by }: Person,
  at: string,
): Pick<StoredReview, 'overridden'> | Record<never, never> {
  return conflicts.length > 0 && reason ? { overridden: { conflicts, reason, by, at } } : {};
}
