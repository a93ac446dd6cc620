import { z } from 'zod';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To a person who is invited to review the abstracts of a conference. */
export const committeeInvited = mailTemplate({
  name: 'organiser/committee-invited',
  schema: z.object({ name: z.string(), conference: z.string(), url: z.url() }),
  sample: {
    name: 'Maren Holt',
    conference: 'Tidal Flats 2027',
    url: 'https://press.example/submission/abstracts?conference=tf27',
  },
  render: ({ name, conference, url }, sender) =>
    composeMail(
      `Invitation to a programme committee at ${sender.press}`,
      [
        { kind: 'paragraph', text: `Dear ${name},` },
        {
          kind: 'paragraph',
          text: `You are invited to the programme committee of ${conference}. Members read the submitted abstracts and give each a score and a comment. Your own abstracts and those from your institution are not shown to you.`,
        },
        {
          kind: 'paragraph',
          text: 'To accept or decline, sign in with the e-mail address to which this message was sent. If you have no account yet, register with this address first.',
        },
        { kind: 'link', label: 'Answer the invitation', url },
      ],
      sender,
    ),
});
