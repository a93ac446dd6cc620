import { callable } from './answer-call.ts';

/** `removeSubmissionFile`: takes a file out of a submission of one's own. */
export const removeSubmissionFile = callable(
  'removeSubmissionFile',
  { access: 'verified' },
  async (asked, { caller }) => {
    const { adminSubmissionPorts } = await import('../submissions/admin-submissions.ts');
    const { removeSubmissionFile: run } = await import('../submissions/remove-submission-file.ts');
    await run(adminSubmissionPorts(), caller, asked);
    return {};
  },
);
