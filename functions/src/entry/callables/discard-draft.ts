import { callable } from './callable.ts';

/** `discardDraft`: deletes a draft of the caller, with its files. */
export const discardDraft = callable('discardDraft', 'verified', async (asked, { caller }) => {
  const { adminSubmissionPorts } = await import('../ports/admin-submissions.ts');
  const { discardDraft: run } = await import('../../domain/submissions/discard-draft.ts');
  await run(adminSubmissionPorts(), caller, asked.submission);
  return {};
});
