import { z } from 'zod';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To a reader: their comment on an article was published, refused or removed. */
export const commentDecided = mailTemplate({
  name: 'author/comment-decided',
  schema: z.object({
    name: z.string(),
    journal: z.string(),
    title: z.string(),
    outcome: z.string(),
    /** '' where it is published. */
    reason: z.string(),
    url: z.url(),
  }),
  sample: {
    name: 'Maren Holt',
    journal: 'Coastal Earth Systems',
    title: 'How tidal creeks drain',
    outcome: 'Not published',
    reason: 'The comment is about another article.',
    url: 'https://press.example/article/CES/3-1/creeks',
  },
  render: ({ name, journal, title, outcome, reason, url }, sender) =>
    composeMail(
      `Your comment in ${journal}`,
      [
        { kind: 'paragraph', text: `Dear ${name},` },
        { kind: 'paragraph', text: `${journal} has decided on your comment.` },
        {
          kind: 'facts',
          rows: [
            ['Article', title],
            ['Decision', outcome],
          ],
        },
        ...(reason ? [{ kind: 'paragraph' as const, text: reason }] : []),
        { kind: 'link', label: 'Open the article', url },
      ],
      sender,
    ),
});
