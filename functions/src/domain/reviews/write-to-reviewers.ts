/** Writes to all reviewers of a round at one stage, each in a separate mail. */
import type { CALLS } from '@quire/model/calls/calls';
import type { StoredReview } from '@quire/model/entities/review';
import { REVIEWER_AUDIENCES } from '@quire/model/states/reviewer-audiences';
import type { z } from 'zod';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { reviewsOfRound, withEach } from './each-review.ts';
import { writeToReviewer } from './review-messages.ts';

type Asked = z.output<typeof CALLS.writeToReviewers.request>;
type Answer = z.input<typeof CALLS.writeToReviewers.response>;

/**
 * `writeToReviewers`: sends the same message to each; reviewers learn nothing about each other. Repeating the
 * request sends nothing again. Returns how many received the message, out of how many at that stage. Throws
 * `Refused`: `review/nobody` where no reviewer is at that stage, and the reason where none of them could receive
 * it.
 */
export async function writeToReviewers(
  ports: SubmissionPorts,
  person: Person,
  { submission, to, key, text }: Asked,
): Promise<Answer> {
  const states: readonly string[] = REVIEWER_AUDIENCES[to].states;
  const isMeant = ({ state }: StoredReview) => states.includes(state);
  const asked = await reviewsOfRound(ports, person, submission, isMeant);
  if (asked.length === 0) throw new Refused('review/nobody');
  const { done, refusal } = await withEach(asked, ({ id: review }) =>
    writeToReviewer(ports, person, { submission, review, key, text }, isMeant),
  );
  if (done === 0 && refusal) throw refusal;
  return { written: done, of: asked.length };
}
