import { z } from 'zod';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To a journal's editors: a reader has reported a public comment. The report itself is shown in the office only. */
export const commentReported = mailTemplate({
  name: 'editor/comment-reported',
  schema: z.object({
    name: z.string(),
    journal: z.string(),
    title: z.string(),
    from: z.string(),
    url: z.url(),
  }),
  sample: {
    name: 'Edda Marchetti',
    journal: 'Coastal Earth Systems',
    title: 'How tidal creeks drain',
    from: 'Maren Holt',
    url: 'https://press.example/admin/dashboard/comments?isReported=true',
  },
  render: ({ name, journal, title, from, url }, sender) =>
    composeMail(
      `A comment was reported in ${journal}`,
      [
        { kind: 'paragraph', text: `Dear ${name},` },
        {
          kind: 'paragraph',
          text: 'A reader has reported a published comment on an article. The comment stays public until a member of staff removes it.',
        },
        {
          kind: 'facts',
          rows: [
            ['Article', title],
            ['Journal', journal],
            ['Comment by', from],
          ],
        },
        { kind: 'link', label: 'Read the report and decide', url },
      ],
      sender,
    ),
});
