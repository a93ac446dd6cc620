import { z } from 'zod';
import { t } from '../../messages/t.ts';
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
      t('mailOrganiser.proposalReceivedSubject', { press: sender.press }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name }) },
        {
          kind: 'paragraph',
          text: t('mailOrganiser.proposalReceivedLead'),
        },
        {
          kind: 'facts',
          rows: [
            [t('mail.conference'), conference],
            [t('mail.dates'), dates],
            [t('mail.place'), place],
          ],
        },
        { kind: 'link', label: t('mailOrganiser.forConferences'), url },
        { kind: 'paragraph', text: t('mailOrganiser.proposalReceivedNotYou') },
      ],
      sender,
    ),
});
