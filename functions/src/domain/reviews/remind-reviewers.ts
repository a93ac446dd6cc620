/** Reminds everybody who still owes a manuscript an answer or a report. */
import type { CALLS } from '@quire/model/calls/calls';
import { isReviewOpen } from '@quire/model/states/review-states';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { isJustReminded, remindReviewer } from './remind-reviewer.ts';
import { requireHandler } from './require-handler.ts';
import { readReviews } from './review-record.ts';

type Asked = z.output<typeof CALLS.remindReviewers.request>;
type Answer = z.input<typeof CALLS.remindReviewers.response>;

/**
 * `remindReviewers`: one mail to each open review of the round; whoever was reminded by hand within the hour gets
 * none. Answers how many were reminded, of how many. Throws `Refused`.
 */
export async function remindReviewers(
  ports: SubmissionPorts,
  person: Person,
  { submission: id }: Asked,
): Promise<Answer> {
  const open = await inTransaction(ports.db, async (tx) => {
    const { submission } = await requireHandler(ports, tx, person, id);
    const reviews = await readReviews(ports.db, tx, id);
    return reviews.filter(({ round, state }) => round === submission.round && isReviewOpen(state));
  });
  let reminded = 0;
  for (const review of open) {
    if (isJustReminded(review, ports.now())) continue;
    try {
      // Each in a transaction of its own: a report that has just come in keeps nobody else from a reminder.
      await remindReviewer(ports, person, { submission: id, review: review.id });
      reminded += 1;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  return { reminded, open: open.length };
}
