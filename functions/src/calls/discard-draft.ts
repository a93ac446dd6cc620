import { callable } from './answer-call.ts';

/** `discardDraft`: throws a draft of one's own away, with its files. */
export const discardDraft = callable(
  'discardDraft',
  { access: 'verified' },
  async (asked, { caller }) => {
    const { adminSubmissionPorts } = await import('../submissions/admin-submissions.ts');
    const { discardDraft: run } = await import('../submissions/discard-draft.ts');
    await run(adminSubmissionPorts(), caller, asked.submission);
    return {};
  },
);
