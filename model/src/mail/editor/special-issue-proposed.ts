import { z } from 'zod';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To a journal's editors: a special issue was proposed. */
export const specialIssueProposed = mailTemplate({
  name: 'editor/special-issue-proposed',
  schema: z.object({
    name: z.string(),
    journal: z.string(),
    title: z.string(),
    proposer: z.string(),
    guests: z.string(),
    text: z.string(),
    url: z.url(),
  }),
  sample: {
    name: 'Ada Okafor',
    journal: 'Coastal Engineering Studies',
    title: 'Compound extremes at the coast',
    proposer: 'Maren Holt, maren.holt@example.org',
    guests: 'Maren Holt, Luana Ferraz',
    text: 'How do surge and river floods arise together, and how can they be counted?',
    url: 'https://press.example/admin/dashboard/special_issues?proposal=p1',
  },
  render: ({ name, journal, title, proposer, guests, text, url }, sender) =>
    composeMail(
      `Proposal for a special issue of ${journal}`,
      [
        { kind: 'paragraph', text: `Dear ${name},` },
        { kind: 'paragraph', text: `${journal} has received a proposal for a special issue.` },
        {
          kind: 'facts',
          rows: [
            ['Title', title],
            ['Proposed by', proposer],
            ['Guest editors', guests],
          ],
        },
        { kind: 'paragraph', text },
        { kind: 'link', label: 'Read the proposal and answer', url },
      ],
      sender,
    ),
});
