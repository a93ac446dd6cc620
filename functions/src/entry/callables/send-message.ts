import { callable } from './callable.ts';

/** `sendMessage`: a message between an author and the journal's editors. */
export const sendMessage = callable('sendMessage', 'verified', async (asked, { caller }) => {
  const { adminSubmissionPorts } = await import('../ports/admin-submissions.ts');
  const { sendMessage: run } = await import('../../domain/submissions/send-message.ts');
  await run(adminSubmissionPorts(), caller, asked);
  return {};
});
