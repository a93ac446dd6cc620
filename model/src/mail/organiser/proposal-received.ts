import { z } from 'zod';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To an organiser: the proposal of a conference has arrived. */
export const proposalReceived = mailTemplate({
  name: 'organiser/proposal-received',
  schema: z.object({
    name: z.string(),
    conference: z.string(),
    dates: z.string(),
    place: z.string(),
    url: z.url(),
  }),
  sample: {
    name: 'Maren Holt',
    conference: 'Tidal Flats 2027',
    dates: '12–14 May 2027',
    place: 'Wilhelmshaven',
    url: 'https://press.example/conference',
  },
  render: ({ name, conference, dates, place, url }, sender) =>
    composeMail(
      `We have received your proposal at ${sender.press}`,
      [
        { kind: 'paragraph', text: `Dear ${name},` },
        {
          kind: 'paragraph',
          text: 'Thank you for proposing your conference to us. We read every proposal and usually reply by mail within a week.',
        },
        {
          kind: 'facts',
          rows: [
            ['Conference', conference],
            ['Dates', dates],
            ['Place', place],
          ],
        },
        { kind: 'link', label: 'What we do for conferences', url },
        { kind: 'paragraph', text: 'If you did not send this proposal, please tell us.' },
      ],
      sender,
    ),
});
