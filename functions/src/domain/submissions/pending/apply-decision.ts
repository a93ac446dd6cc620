/** Applies a held decision: the move is made as if its editor made it now. */
import { MoveSubmissionRequestSchema } from '@quire/model/calls/calls';
import type { PendingDecision } from '@quire/model/entities/pending-decision';
import type { Transaction } from 'firebase-admin/firestore';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import { readActor } from '../../access/read-actor.ts';
import { enqueueMails } from '../../outbox/enqueue-mail.ts';
import { type MoveResponse, type PreparedMove, prepareMove } from '../move-submission.ts';
import { deletePending, failPending, readPending } from '../pending-records.ts';
import type { SubmissionPorts } from '../ports.ts';
import { readSubmission, submissionRef } from '../read-submission.ts';
import { decisionFailedMails } from './decision-failed-mails.ts';

type Applied =
  | { readonly outcome: 'applied' | 'incomplete'; readonly answer: MoveResponse }
  | { readonly outcome: 'refused'; readonly refusal: Refused }
  /** Undone or applied in the meantime, failed before, or not due yet. */
  | { readonly outcome: 'nothing' };

/** Prepares the move with its editor's current rights; or returns the refusal. */
async function prepared(
  ports: SubmissionPorts,
  tx: Transaction,
  pending: PendingDecision,
): Promise<PreparedMove | Refused> {
  try {
    const person = await readActor(ports.db, pending.by);
    if (!person) throw new Refused('access/denied');
    const asked = MoveSubmissionRequestSchema.parse(pending.asked);
    return await prepareMove(ports, tx, person, asked, { stage: 'applied' });
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

/**
 * Applies it and ends its wait in one transaction, so that it takes effect once, completely or not at all,
 * however often it is tried. If it is refused now, nothing is moved and the editors are notified.
 */
export function applyDecision(
  ports: SubmissionPorts,
  submission: string,
  when: 'now' | 'due',
): Promise<Applied> {
  const ref = submissionRef(ports.db, submission);
  return inTransaction(ports.db, async (tx): Promise<Applied> => {
    const pending = await readPending(tx, ref);
    if (!pending || pending.failed) return { outcome: 'nothing' };
    const at = ports.now().toISOString();
    if (when === 'due' && pending.takesEffectAt > at) return { outcome: 'nothing' };
    const move = await prepared(ports, tx, pending);
    const problems =
      move instanceof Refused ? [] : move.answer.problems.map(({ message }) => message);
    if (!(move instanceof Refused) && problems.length === 0) {
      await move.write();
      deletePending(tx, ref);
      return { outcome: 'applied', answer: move.answer };
    }
    const now = readSubmission(await tx.get(ref));
    const refusal = move instanceof Refused ? move : new Refused('submission/incomplete');
    const { code, message } = refusal;
    const failure = { code, problems, message };
    const mails = await decisionFailedMails(ports, ref.id, now, { pending, ...failure });
    await enqueueMails(ports, tx, mails);
    failPending(tx, ref, pending, failure, { round: now.round, at });
    return move instanceof Refused
      ? { outcome: 'refused', refusal }
      : { outcome: 'incomplete', answer: move.answer };
  });
}
