/** Writes to all reviewers of a round who have come equally far, each in a mail of their own. */
import type { CALLS } from '@quire/model/calls/calls';
import { takesMessages } from '@quire/model/states/review-states';
import { REVIEWER_AUDIENCES } from '@quire/model/states/reviewer-audiences';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { requireHandler } from './require-handler.ts';
import { writeToReviewer } from './review-messages.ts';
import { readReviews } from './review-record.ts';

type Asked = z.output<typeof CALLS.writeToReviewers.request>;
type Answer = z.input<typeof CALLS.writeToReviewers.response>;

/**
 * `writeToReviewers`: the same message to each. No reviewer learns of another. The same message again reaches nobody
 * twice. Answers how many have it. Throws `Refused`; `review/nobody` where no reviewer of the round is that far.
 */
export async function writeToReviewers(
  ports: SubmissionPorts,
  person: Person,
  { submission: id, to, key, text }: Asked,
): Promise<Answer> {
  const states: readonly string[] = REVIEWER_AUDIENCES[to].states;
  const meant = await inTransaction(ports.db, async (tx) => {
    const { submission } = await requireHandler(ports, tx, person, id);
    const reviews = await readReviews(ports.db, tx, id);
    return reviews.filter(
      ({ round, state }) =>
        round === submission.round && states.includes(state) && takesMessages(state),
    );
  });
  if (meant.length === 0) throw new Refused('review/nobody');
  let written = 0;
  for (const { id: review } of meant) {
    try {
      // Each in a transaction of its own: a report that has just come in keeps nobody else from the message.
      await writeToReviewer(ports, person, { submission: id, review, key, text });
      written += 1;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  return { written };
}
