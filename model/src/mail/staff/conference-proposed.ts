import { z } from 'zod';
import { t } from '../../messages/t.ts';
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
      t('mailStaff.conferenceProposedSubject', { conference }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name }) },
        { kind: 'paragraph', text: t('mailStaff.conferenceProposedLead') },
        {
          kind: 'facts',
          rows: [
            [t('mail.conference'), conference],
            [t('mail.organiser'), organiser],
            [t('mail.email'), email],
            [t('mail.dates'), dates],
            [t('mail.place'), place],
          ],
        },
        { kind: 'paragraph', text },
        { kind: 'link', label: t('mail.readProposal'), url },
      ],
      sender,
    ),
});
