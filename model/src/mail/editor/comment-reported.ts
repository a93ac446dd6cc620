import { z } from 'zod';
import { t } from '../../messages/t.ts';
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
      t('mailEditor.commentReportedSubject', { journal }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name }) },
        {
          kind: 'paragraph',
          text: t('mailEditor.commentReportedLead'),
        },
        {
          kind: 'facts',
          rows: [
            [t('mail.article'), title],
            [t('mail.journal'), journal],
            [t('mail.commentBy'), from],
          ],
        },
        { kind: 'link', label: t('mailEditor.readReport'), url },
      ],
      sender,
    ),
});
