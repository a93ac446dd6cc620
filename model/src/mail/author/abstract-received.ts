import { z } from 'zod';
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
      `Your abstract ${number} for ${conference}`,
      [
        { kind: 'paragraph', text: `Dear ${name},` },
        { kind: 'paragraph', text: `We have received your abstract for ${conference}.` },
        {
          kind: 'facts',
          rows: [
            ['Number', number],
            ['Title', title],
          ],
        },
        {
          kind: 'paragraph',
          text: `You can change or withdraw it until ${until}. We will write to you when a decision has been made.`,
        },
        { kind: 'link', label: 'Open the abstract', url },
      ],
      sender,
    ),
});
