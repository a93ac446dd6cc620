/** An editor undoes a held decision, or sends it immediately. */
import { type CALLS, MoveSubmissionRequestSchema } from '@quire/model/calls/calls';
import type { PendingDecision } from '@quire/model/entities/pending-decision';
import type { Submission } from '@quire/model/entities/submission';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import { capacitiesOf, mayDecide, type Person } from '../../access/principal.ts';
import { readPermissions } from '../../access/read-permissions.ts';
import type { MoveResponse } from '../move-submission.ts';
import { deletePending, notePending, readPending } from '../pending-records.ts';
import type { SubmissionPorts } from '../ports.ts';
import { readSubmission, submissionRef } from '../read-submission.ts';
import { applyDecision } from './apply-decision.ts';

interface Standing {
  readonly submission: Submission;
  readonly pending: PendingDecision;
}

/**
 * The held decision of a manuscript, for a person who may decide on it. Throws `Refused`:
 * `submission/not-found`,
 * `access/denied`, `submission/decision-sent` where none is held.
 */
async function requireStanding(
  { db }: Pick<SubmissionPorts, 'db'>,
  tx: Transaction,
  ref: DocumentReference,
  person: Person,
): Promise<Standing> {
  const submission = readSubmission(await tx.get(ref));
  const permissions = await readPermissions(db, submission.journal);
  const capacities = capacitiesOf(person, submission, permissions);
  if (capacities.length === 0) throw new Refused('submission/not-found');
  const decides =
    capacities.includes('editor') && mayDecide(person, 'accept', submission, permissions);
  if (!decides) throw new Refused('access/denied');
  const pending = await readPending(tx, ref);
  if (!pending) throw new Refused('submission/decision-sent');
  return { submission, pending };
}

/**
 * `undoDecision`: nothing has happened yet, so nothing has to be restored. Returns the text of the decision. A
 * failed one is discarded. Throws `Refused`: those above.
 */
export function undoDecision(
  ports: SubmissionPorts,
  person: Person,
  { submission: id }: z.output<(typeof CALLS)['undoDecision']['request']>,
): Promise<z.input<(typeof CALLS)['undoDecision']['response']>> {
  const ref = submissionRef(ports.db, id);
  return inTransaction(ports.db, async (tx) => {
    const { submission, pending } = await requireStanding(ports, tx, ref, person);
    const { event: decision, asked } = pending;
    const at = ports.now().toISOString();
    deletePending(tx, ref);
    if (!pending.failed) {
      const { uid: by } = person;
      notePending(tx, ref, {
        ...{ event: 'decision_undone', decision, round: submission.round, at, by },
      });
    }
    const { letter, reviews } = MoveSubmissionRequestSchema.parse(asked);
    return { event: decision, letter, reviews };
  });
}

/**
 * `sendDecisionNow`. Throws `Refused`: those above, and the refusals of `moveSubmission` for its editor
 * now.
 */
export async function sendDecisionNow(
  ports: SubmissionPorts,
  person: Person,
  { submission: id }: z.output<(typeof CALLS)['sendDecisionNow']['request']>,
): Promise<MoveResponse> {
  const ref = submissionRef(ports.db, id);
  await inTransaction(ports.db, (tx) => requireStanding(ports, tx, ref, person));
  const applied = await applyDecision(ports, id, 'now');
  if (applied.outcome === 'refused') throw applied.refusal;
  if (applied.outcome === 'nothing') throw new Refused('submission/decision-sent');
  return applied.answer;
}
