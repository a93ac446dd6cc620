import { callable } from './answer-call.ts';

/** `sendMessage`: a message between an author and the journal's editors. */
export const sendMessage = callable(
  'sendMessage',
  { access: 'verified' },
  async (asked, { caller }) => {
    const { adminSubmissionPorts } = await import('../submissions/admin-submissions.ts');
    const { sendMessage: run } = await import('../submissions/send-message.ts');
    await run(adminSubmissionPorts(), caller, asked);
    return {};
  },
);
