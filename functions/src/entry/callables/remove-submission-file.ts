import { callable } from './callable.ts';

/** `removeSubmissionFile`: removes a file from a submission of the caller. */
export const removeSubmissionFile = callable(
  'removeSubmissionFile',
  'verified',
  async (asked, { caller }) => {
    const { adminSubmissionPorts } = await import('../ports/admin-submissions.ts');
    const { removeSubmissionFile: run } = await import(
      '../../domain/submissions/remove-submission-file.ts'
    );
    await run(adminSubmissionPorts(), caller, asked);
    return {};
  },
);
