import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail, type MailBlock } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To a reader, once a day or a week: the new articles of what they have asked to be told about. */
export const alertDigest = mailTemplate({
  name: 'account/alert-digest',
  isFixed: true,
  schema: z.object({
    /** How many articles are new in all. */
    articles: z.number().int().positive(),
    groups: z.array(
      z.object({
        /** What is watched: a journal, an author, a search. */
        title: z.string(),
        /** The page with all of it. */
        url: z.url(),
        items: z.array(z.object({ label: z.string(), url: z.url() })),
        /** How many more there are than are listed. */
        more: z.number().int().nonnegative(),
      }),
    ),
  }),
  sample: {
    articles: 1,
    groups: [
      {
        title: 'Coastal Earth Systems',
        url: 'https://press.example/journals/CES',
        items: [
          {
            label: 'Creeks that drain. Maren Holt and Chidi Okoro. Coastal Earth Systems',
            url: 'https://press.example/article/CES/1-1/creeks',
          },
        ],
        more: 0,
      },
    ],
  },
  render: ({ articles, groups }, sender) =>
    composeMail(
      t('mailAccount.alertDigestSubject', { articles, press: sender.press }),
      [
        { kind: 'paragraph', text: t('mail.hello') },
        { kind: 'paragraph', text: t('mailAccount.alertDigestLead', { articles }) },
        ...groups.map(
          ({ title, url, items, more }): MailBlock => ({
            kind: 'links',
            title,
            items:
              more > 0
                ? [...items, { label: t('mailAccount.alertDigestMore', { more }), url }]
                : items,
          }),
        ),
        { kind: 'paragraph', text: t('mailAccount.alertDigestWhy', { press: sender.press }) },
      ],
      sender,
    ),
});
