import { z } from 'zod';
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
      `The decision on your abstract ${number} for ${conference}`,
      [
        { kind: 'paragraph', text: `Dear ${name},` },
        { kind: 'paragraph', text: `The committee of ${conference} has decided on your abstract.` },
        {
          kind: 'facts',
          rows: [
            ['Number', number],
            ['Title', title],
            ['Decision', outcome],
          ],
        },
        ...(letter ? [{ kind: 'paragraph' as const, text: letter }] : []),
        { kind: 'link', label: 'My abstracts', url },
      ],
      sender,
    ),
});
