import { z } from 'zod';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To a journal's editors: a reader has sent a comment on an article. Its text is shown in the office only. */
export const commentWaiting = mailTemplate({
  name: 'editor/comment-waiting',
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
    url: 'https://press.example/admin/dashboard/comments?state=waiting',
  },
  render: ({ name, journal, title, from, url }, sender) =>
    composeMail(
      `A comment to check in ${journal}`,
      [
        { kind: 'paragraph', text: `Dear ${name},` },
        {
          kind: 'paragraph',
          text: 'A reader has sent a comment on an article. The comment is not public until a member of staff approves it.',
        },
        {
          kind: 'facts',
          rows: [
            ['Article', title],
            ['Journal', journal],
            ['From', from],
          ],
        },
        { kind: 'link', label: 'Read the comment and decide', url },
      ],
      sender,
    ),
});
