import { callable } from './callable.ts';

/** `viewAsCoAuthor`: the manuscript behind a co-author's link. Needs no account. */
export const viewAsCoAuthor = callable('viewAsCoAuthor', 'public', async (asked) => {
  const { adminSubmissionPorts } = await import('../ports/admin-submissions.ts');
  const { viewAsCoAuthor: run } = await import('../../domain/submissions/co-author-answer.ts');
  const ports = adminSubmissionPorts();
  return { ...(await run(ports, asked)), offersOrcid: ports.asksOrcid };
});
