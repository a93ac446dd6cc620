import { z } from 'zod';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To each corresponding author, when the article appears for the first time. */
export const articlePublished = mailTemplate({
  name: 'author/article-published',
  schema: z.object({
    author: z.string(),
    title: z.string(),
    journal: z.string(),
    issue: z.string(),
    doi: z.string().optional(),
    url: z.url(),
  }),
  sample: {
    author: 'Maren Holt',
    title: 'How tidal creeks drain',
    journal: 'Coastal Earth Systems',
    issue: 'Volume 2, number 1 (2025)',
    doi: '10.5555/ces.2025.0012',
    url: 'https://press.example/article/ces/2-1/tidal-creek-drainage',
  },
  render: (data, sender) =>
    composeMail(
      `Your article is published in ${data.journal}`,
      [
        { kind: 'paragraph', text: `Dear ${data.author},` },
        {
          kind: 'paragraph',
          text: `Your article has been published in ${data.journal}. It is open access and free for everyone to read.`,
        },
        {
          kind: 'facts',
          rows: [
            ['Article', data.title],
            ['Journal', data.journal],
            ['Issue', data.issue],
            ...(data.doi ? [['DOI', data.doi] as const] : []),
          ],
        },
        { kind: 'link', label: 'Read the article', url: data.url },
        {
          kind: 'paragraph',
          text: 'If anything on the page needs to be corrected, please reply to this mail. Thank you for publishing with us.',
        },
      ],
      sender,
    ),
});
