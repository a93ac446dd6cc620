import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To whoever has submitted an abstract to a conference: it has arrived. */
export const abstractReceived = mailTemplate({
  name: 'author/abstract-received',
  schema: z.object({
    name: z.string(),
    conference: z.string(),
    number: z.string(),
    title: z.string(),
    until: z.string(),
    url: z.url(),
  }),
  sample: {
    name: 'Maren Holt',
    conference: 'Tidal Flats 2027',
    number: 'A-12',
    title: 'What the tide leaves',
    until: 'the end of 15 January 2027 (Europe/Oslo)',
    url: 'https://press.example/submission/abstracts?conference=tf27',
  },
  render: ({ name, conference, number, title, until, url }, sender) =>
    composeMail(
      t('mailAuthor.abstractReceivedSubject', { number, conference }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name }) },
        { kind: 'paragraph', text: t('mailAuthor.abstractReceivedLead', { conference }) },
        {
          kind: 'facts',
          rows: [
            [t('mail.number'), number],
            [t('mail.title'), title],
          ],
        },
        {
          kind: 'paragraph',
          text: t('mailAuthor.abstractReceivedUntil', { until }),
        },
        { kind: 'link', label: t('mailAuthor.openAbstract'), url },
      ],
      sender,
    ),
});
