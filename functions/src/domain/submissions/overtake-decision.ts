/** What a move means for a decision that has not taken effect. */
import type { Submission } from '@quire/model/entities/submission';
import { errorMessage } from '@quire/model/errors';
import type { SubmissionActor } from '@quire/model/states/moves/move';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { Refused } from '../../platform/errors/refused.ts';
import { storedText } from '../../platform/text/stored-text.ts';
import type { PreparedWrite } from './move-subscriber.ts';
import { deletePending, failPending, readPending } from './pending-records.ts';

const NOTHING: PreparedWrite = { write: async () => {} };

/**
 * Staff have to wait for it or undo it: throws `submission/decision-pending`. Its author and the press do not
 * know about it: their move makes it void. A failed one is discarded with the next move by staff.
 */
export async function overtakeDecision(
  tx: Transaction,
  ref: DocumentReference,
  { round }: Pick<Submission, 'round'>,
  actor: SubmissionActor,
  now: Date,
): Promise<PreparedWrite> {
  const pending = await readPending(tx, ref);
  if (!pending) return NOTHING;
  const isOfStaff = actor !== 'author' && actor !== 'system';
  if (pending.failed) {
    return isOfStaff ? { write: async () => deletePending(tx, ref) } : NOTHING;
  }
  if (isOfStaff) throw new Refused('submission/decision-pending');
  const code = 'submission/wrong-state';
  const failure = { code, problems: [], message: storedText(() => errorMessage(code)) };
  return {
    write: async () => failPending(tx, ref, pending, failure, { round, at: now.toISOString() }),
  };
}
