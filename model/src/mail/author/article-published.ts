import { z } from 'zod';
import { t } from '../../messages/t.ts';
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
      t('mailAuthor.articlePublishedSubject', { journal: data.journal }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name: data.author }) },
        {
          kind: 'paragraph',
          text: t('mailAuthor.articlePublishedLead', { journal: data.journal }),
        },
        {
          kind: 'facts',
          rows: [
            [t('mail.article'), data.title],
            [t('mail.journal'), data.journal],
            [t('mail.issue'), data.issue],
            ...(data.doi ? [[t('mail.doi'), data.doi] as const] : []),
          ],
        },
        { kind: 'link', label: t('mailAuthor.readArticle'), url: data.url },
        {
          kind: 'paragraph',
          text: t('mailAuthor.articlePublishedThanks'),
        },
      ],
      sender,
    ),
});
