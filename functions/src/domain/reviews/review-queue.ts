/**
 * The waiting list of a round: who is invited when an invitation is declined, expires or is
 * cancelled.
 */
import type { CALLS } from '@quire/model/calls/calls';
import { type ReviewQueue, ReviewQueueSchema } from '@quire/model/entities/review-queue';
import type { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import { readAuthorsFacts } from '../conflicts/authors-facts.ts';
import { findConflicts } from '../conflicts/find-conflicts.ts';
import { requireInvitable } from '../outbox/invitation-stops.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { requireNoConflict } from './begin-review.ts';
import { findReviewer } from './find-reviewer.ts';
import { INVITING } from './invite-reviewer.ts';
import { inviteFromQueue, queueRef } from './next-in-line.ts';
import { requireHandler } from './require-handler.ts';
import { readReviews, reviewIdOf } from './review-record.ts';

type Asked = z.output<typeof CALLS.setReviewQueue.request>;
type Answer = z.input<typeof CALLS.setReviewQueue.response>;

/**
 * `setReviewQueue`: sets the waiting list in this order, and how many reviewers are wanted; an empty list is allowed.
 * People already invited in this round are left out. `inviteNow`: invites the next ones immediately, as many as are
 * missing; otherwise the list is used when an invitation fails. Throws `Refused`: `submission/wrong-state`, and for a
 * person who is new on the list `review/author`, `review/conflict`, `review/no-reviewer`, `review/unavailable`,
 * `invitation/stopped`.
 */
export async function setReviewQueue(
  ports: SubmissionPorts,
  person: Person,
  asked: Asked,
): Promise<Answer> {
  const { db } = ports;
  await inTransaction(db, async (tx) => {
    const { submission } = await requireHandler(ports, tx, person, asked.submission);
    if (!INVITING.includes(submission.state)) throw new Refused('submission/wrong-state');
    const { round, journal } = submission;
    const ref = queueRef(db, asked.submission, round);
    const before = readRecord(await tx.get(ref), ReviewQueueSchema);
    const reviews = await readReviews(db, tx, asked.submission);
    const facts = await readAuthorsFacts(db, submission, ports.now());
    const at = ports.now().toISOString();
    const isAsked = (id: string) => reviews.some((review) => review.id === reviewIdOf(round, id));
    const candidates: ReviewQueue['candidates'] = [];
    for (const reviewerId of new Set(asked.reviewers)) {
      if (isAsked(reviewerId)) continue;
      const known = before?.candidates.find((each) => each.reviewerId === reviewerId);
      if (known) {
        candidates.push(known);
        continue;
      }
      const { reviewer } = await findReviewer(ports, tx, person, {
        ...{ asked: reviewerId, journal, reviews },
      });
      await requireInvitable(db, tx, reviewer.email, { kind: 'review', journal });
      requireNoConflict(findConflicts(facts, reviewer, person), undefined);
      const name = `${reviewer.given} ${reviewer.family}`.trim();
      candidates.push({ reviewerId, name, by: person.uid, at });
    }
    const { wanted } = asked;
    // A candidate who is put on the list again gets another turn.
    const skipped = (before?.skipped ?? []).filter(
      (each) => !candidates.some(({ reviewerId }) => reviewerId === each.reviewerId),
    );
    tx.set(ref, ReviewQueueSchema.parse({ round, wanted, candidates, skipped }));
  });
  return { invited: asked.inviteNow ? await inviteFromQueue(ports, asked.submission) : 0 };
}
