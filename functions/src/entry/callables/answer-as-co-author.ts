import { callable } from './callable.ts';

/** `answerAsCoAuthor`: confirms or objects. Needs no account, but the link. */
export const answerAsCoAuthor = callable('answerAsCoAuthor', 'public', async (asked) => {
  const { adminSubmissionPorts } = await import('../ports/admin-submissions.ts');
  const { answerAsCoAuthor: run } = await import('../../domain/submissions/co-author-answer.ts');
  await run(adminSubmissionPorts(), asked);
  return {};
});
