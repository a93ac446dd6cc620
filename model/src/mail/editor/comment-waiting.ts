import { z } from 'zod';
import { t } from '../../messages/t.ts';
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
      t('mailEditor.commentWaitingSubject', { journal }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name }) },
        {
          kind: 'paragraph',
          text: t('mailEditor.commentWaitingLead'),
        },
        {
          kind: 'facts',
          rows: [
            [t('mail.article'), title],
            [t('mail.journal'), journal],
            [t('mail.commentFrom'), from],
          ],
        },
        { kind: 'link', label: t('mailEditor.readComment'), url },
      ],
      sender,
    ),
});
