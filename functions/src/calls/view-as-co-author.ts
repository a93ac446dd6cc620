import { callable } from './answer-call.ts';

/** `viewAsCoAuthor`: the manuscript behind a co-author's link. Needs no account. */
export const viewAsCoAuthor = callable('viewAsCoAuthor', { access: 'public' }, async (asked) => {
  const { adminSubmissionPorts } = await import('../submissions/admin-submissions.ts');
  const { viewAsCoAuthor: run } = await import('../submissions/co-author-answer.ts');
  return run(adminSubmissionPorts(), asked);
});
