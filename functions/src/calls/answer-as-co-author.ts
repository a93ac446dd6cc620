import { callable } from './answer-call.ts';

/** `answerAsCoAuthor`: confirms or objects. Needs no account, but the link. */
export const answerAsCoAuthor = callable(
  'answerAsCoAuthor',
  { access: 'public' },
  async (asked) => {
    const { adminSubmissionPorts } = await import('../submissions/admin-submissions.ts');
    const { answerAsCoAuthor: run } = await import('../submissions/co-author-answer.ts');
    await run(adminSubmissionPorts(), asked);
    return {};
  },
);
