import { callable } from './callable.ts';

/** `addSubmissionFile`: checks what an author has uploaded, and stores it. */
export const addSubmissionFile = callable(
  'addSubmissionFile',
  'verified',
  async (asked, { caller }) => {
    const { adminSubmissionPorts } = await import('../ports/admin-submissions.ts');
    const { addSubmissionFile: run } = await import(
      '../../domain/submissions/add-submission-file.ts'
    );
    return run(adminSubmissionPorts(), caller, asked);
  },
);
