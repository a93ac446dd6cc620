import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To whoever has submitted an abstract: whether it is accepted, and as what. */
export const abstractDecided = mailTemplate({
  name: 'author/abstract-decided',
  schema: z.object({
    name: z.string(),
    conference: z.string(),
    number: z.string(),
    title: z.string(),
    outcome: z.string(),
    letter: z.string(),
    url: z.url(),
  }),
  sample: {
    name: 'Maren Holt',
    conference: 'Tidal Flats 2027',
    number: 'A-12',
    title: 'What the tide leaves',
    outcome: 'Accepted as a talk',
    letter: 'Please register by 30 April.',
    url: 'https://press.example/submission/abstracts',
  },
  render: ({ name, conference, number, title, outcome, letter, url }, sender) =>
    composeMail(
      t('mailAuthor.abstractDecidedSubject', { number, conference }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name }) },
        { kind: 'paragraph', text: t('mailAuthor.abstractDecidedLead', { conference }) },
        {
          kind: 'facts',
          rows: [
            [t('mail.number'), number],
            [t('mail.title'), title],
            [t('mail.decision'), outcome],
          ],
        },
        ...(letter ? [{ kind: 'paragraph' as const, text: letter }] : []),
        { kind: 'link', label: t('mailAuthor.myAbstracts'), url },
      ],
      sender,
    ),
});
