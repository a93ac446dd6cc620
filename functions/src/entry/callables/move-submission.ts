import { callable } from './callable.ts';

const ports = async () => (await import('../ports/admin-submissions.ts')).adminSubmissionPorts();

/** `moveSubmission`: every change of a submission's state. A decision is held before it takes effect. */
export const moveSubmission = callable('moveSubmission', 'verified', async (asked, { caller }) => {
  const { isHeldMove } = await import('@quire/model/entities/pending-decision');
  if (isHeldMove(asked.event)) {
    const { holdDecision } = await import('../../domain/submissions/pending/hold-decision.ts');
    return holdDecision(await ports(), caller, asked);
  }
  const { moveSubmission: run } = await import('../../domain/submissions/move-submission.ts');
  return run(await ports(), caller, asked);
});
export const sendDecisionNow = callable('sendDecisionNow', 'staff', async (asked, { caller }) => {
  const { sendDecisionNow: run } = await import(
    '../../domain/submissions/pending/change-pending.ts'
  );
  return run(await ports(), caller, asked);
});
export const undoDecision = callable('undoDecision', 'staff', async (asked, { caller }) => {
  const { undoDecision: run } = await import('../../domain/submissions/pending/change-pending.ts');
  return run(await ports(), caller, asked);
});
