import type { StoredSubmission } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { nextSubmissionState } from '@quire/model/states/moves/submission';
import { tell } from '../../../kit/notices.ts';
import { makeMove } from './make-move.ts';
import { moveLabelsOf, type StaffMove } from './move-labels.ts';

/** Makes a move without asking, and offers to undo it. Rejects where it cannot be made. */
export async function makeAtOnce(submission: StoredSubmission, move: StaffMove): Promise<void> {
  const { label, done = t('officeMoves.done', { move: label }), undo } = moveLabelsOf(move);
  const state = nextSubmissionState(submission.state, move);
  await makeMove(submission, move);
  if (undo === undefined || state === null) return tell(done);
  tell(done, async () => {
    await makeMove({ ...submission, state }, undo, {
      reason: t('officeMoves.undoneReason', { move: label }),
    });
  });
}
