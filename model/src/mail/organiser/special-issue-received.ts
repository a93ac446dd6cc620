import { z } from 'zod';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To whoever proposes a special issue: it has arrived. */
export const specialIssueReceived = mailTemplate({
  name: 'organiser/special-issue-received',
  schema: z.object({ name: z.string(), journal: z.string(), title: z.string(), url: z.url() }),
  sample: {
    name: 'Maren Holt',
    journal: 'Coastal Engineering Studies',
    title: 'Compound extremes at the coast',
    url: 'https://press.example/journals/CES/special_issues',
  },
  render: ({ name, journal, title, url }, sender) =>
    composeMail(
      `Your proposal for a special issue of ${journal}`,
      [
        { kind: 'paragraph', text: `Dear ${name},` },
        {
          kind: 'paragraph',
          text: `Thank you for proposing a special issue of ${journal}. The editors will read it and reply by mail.`,
        },
        { kind: 'facts', rows: [['Title', title]] },
        { kind: 'link', label: 'Special issues of the journal', url },
      ],
      sender,
    ),
});
