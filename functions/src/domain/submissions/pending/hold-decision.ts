/** Stores a decision, which takes effect when it can no longer be undone. */
import { isDeepStrictEqual } from 'node:util';
import type { MoveSubmissionRequest } from '@quire/model/calls/calls';
import { DECISION_UNDO_MINUTES } from '@quire/model/constants';
import type { PendingDecision } from '@quire/model/entities/pending-decision';
import { inTransaction, withoutUndefined } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import type { Person } from '../../access/principal.ts';
import { type MoveResponse, prepareMove } from '../move-submission.ts';
import { notePending, readPending, writePending } from '../pending-records.ts';
import type { SubmissionPorts } from '../ports.ts';
import { readSubmission, submissionRef } from '../read-submission.ts';

/** A button pressed twice, or a lost response. The stored fields may be in another order. */
const isTheSame = (pending: PendingDecision, person: Person, asked: MoveSubmissionRequest) =>
  pending.by === person.uid && isDeepStrictEqual(pending.asked, withoutUndefined(asked));

/**
 * Checks a decision as `moveSubmission` does, and stores it: before `takesEffectAt` nothing happens that its
 * author, its reviewers or others could see. Throws `Refused`: those of `moveSubmission`, and
 * `submission/decision-pending` where there is another one.
 */
export async function holdDecision(
  ports: SubmissionPorts,
  person: Person,
  asked: MoveSubmissionRequest,
): Promise<MoveResponse> {
  const ref = submissionRef(ports.db, asked.submission);
  return inTransaction(ports.db, async (tx) => {
    const { answer } = await prepareMove(ports, tx, person, asked, { stage: 'held' });
    if (answer.problems.length > 0 || answer.state !== asked.from) return answer;
    const standing = await readPending(tx, ref);
    if (standing && !standing.failed) {
      if (!isTheSame(standing, person, asked)) throw new Refused('submission/decision-pending');
      return { ...answer, takesEffectAt: standing.takesEffectAt };
    }
    const { round } = readSubmission(await tx.get(ref));
    const now = ports.now();
    const at = now.toISOString();
    const takesEffectAt = new Date(now.getTime() + DECISION_UNDO_MINUTES * 60_000).toISOString();
    const { event } = asked;
    const { uid: by } = person;
    const times = { at, takesEffectAt, dueAt: takesEffectAt };
    writePending(tx, ref, { ...{ event, by }, ...times, asked: withoutUndefined(asked) });
    notePending(tx, ref, { event: 'decision_recorded', decision: event, round, at, by });
    return { ...answer, takesEffectAt };
  });
}
