import { z } from 'zod';
import { t } from '../../messages/t.ts';
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
      t('mailAuthor.commentDecidedSubject', { journal }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name }) },
        { kind: 'paragraph', text: t('mailAuthor.commentDecidedLead', { journal }) },
        {
          kind: 'facts',
          rows: [
            [t('mail.article'), title],
            [t('mail.decision'), outcome],
          ],
        },
        ...(reason ? [{ kind: 'paragraph' as const, text: reason }] : []),
        { kind: 'link', label: t('mail.openArticle'), url },
      ],
      sender,
    ),
});
