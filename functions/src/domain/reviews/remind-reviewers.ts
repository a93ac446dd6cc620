/** Reminds all reviewers who have not yet answered or reported. */
import type { CALLS } from '@quire/model/calls/calls';
import { isReviewOpen } from '@quire/model/states/review-states';
import type { z } from 'zod';
import type { Person } from '../access/principal.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { reviewsOfRound, withEach } from './each-review.ts';
import { isJustReminded, remindReviewer } from './remind-reviewer.ts';

type Asked = z.output<typeof CALLS.remindReviewers.request>;
type Answer = z.input<typeof CALLS.remindReviewers.response>;

/**
 * `remindReviewers`: one mail to each open review of the round, except those reminded manually within the hour.
 * Returns how many were reminded, out of how many. Throws `Refused`.
 */
export async function remindReviewers(
  ports: SubmissionPorts,
  person: Person,
  { submission }: Asked,
): Promise<Answer> {
  const open = await reviewsOfRound(ports, person, submission, ({ state }) => isReviewOpen(state));
  const due = open.filter((review) => !isJustReminded(review, ports.now()));
  const { done } = await withEach(due, ({ id: review }) =>
    remindReviewer(ports, person, { submission, review }),
  );
  return { reminded: done, open: open.length };
}
