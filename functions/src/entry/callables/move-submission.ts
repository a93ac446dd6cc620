import { callable } from './callable.ts';

/** `moveSubmission`: every change of a submission's state, whoever makes it. */
export const moveSubmission = callable('moveSubmission', 'verified', async (asked, { caller }) => {
  const { adminSubmissionPorts } = await import('../ports/admin-submissions.ts');
  const { moveSubmission: run } = await import('../../domain/submissions/move-submission.ts');
  return run(adminSubmissionPorts(), caller, asked);
});
