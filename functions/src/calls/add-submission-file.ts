import { callable } from './answer-call.ts';

/** `addSubmissionFile`: looks into what an author has uploaded, and keeps it. */
export const addSubmissionFile = callable(
  'addSubmissionFile',
  { access: 'verified', memory: '2GiB', timeoutSeconds: 300, concurrency: 2 },
  async (asked, { caller }) => {
    const { adminSubmissionPorts } = await import('../submissions/admin-submissions.ts');
    const { addSubmissionFile: run } = await import('../submissions/add-submission-file.ts');
    return run(adminSubmissionPorts(), caller, asked);
  },
);
