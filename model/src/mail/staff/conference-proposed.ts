import { z } from 'zod';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To the staff who manage the press's content: a conference was proposed. */
export const conferenceProposed = mailTemplate({
  name: 'staff/conference-proposed',
  schema: z.object({
    name: z.string(),
    conference: z.string(),
    organiser: z.string(),
    email: z.string(),
    dates: z.string(),
    place: z.string(),
    text: z.string(),
    url: z.url(),
  }),
  sample: {
    name: 'Ada Okafor',
    conference: 'Tidal Flats 2027',
    organiser: 'Maren Holt, Institute for Coastal Research',
    email: 'maren.holt@example.org',
    dates: '12–14 May 2027',
    place: 'Wilhelmshaven',
    text: 'We expect some forty papers and would like them in one issue.',
    url: 'https://press.example/admin/dashboard/conference?tab=proposals',
  },
  render: ({ name, conference, organiser, email, dates, place, text, url }, sender) =>
    composeMail(
      `Conference proposal: ${conference}`,
      [
        { kind: 'paragraph', text: `Dear ${name},` },
        { kind: 'paragraph', text: 'A conference has been proposed for publication with us.' },
        {
          kind: 'facts',
          rows: [
            ['Conference', conference],
            ['Organiser', organiser],
            ['E-mail', email],
            ['Dates', dates],
            ['Place', place],
          ],
        },
        { kind: 'paragraph', text },
        { kind: 'link', label: 'Read the proposal and answer', url },
      ],
      sender,
    ),
});
