import { callable } from './answer-call.ts';

/** `moveSubmission`: every change of a submission's state, whoever makes it. */
export const moveSubmission = callable(
  'moveSubmission',
  { access: 'verified', memory: '512MiB' },
  async (asked, { caller }) => {
    const { adminSubmissionPorts } = await import('../submissions/admin-submissions.ts');
    const { moveSubmission: run } = await import('../submissions/move-submission.ts');
    return run(adminSubmissionPorts(), caller, asked);
  },
);
