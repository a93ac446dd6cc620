import { callable } from './callable.ts';

/** `discardDraft`: throws a draft of one's own away, with its files. */
export const discardDraft = callable('discardDraft', 'verified', async (asked, { caller }) => {
  const { adminSubmissionPorts } = await import('../ports/admin-submissions.ts');
  const { discardDraft: run } = await import('../../domain/submissions/discard-draft.ts');
  await run(adminSubmissionPorts(), caller, asked.submission);
  return {};
});
