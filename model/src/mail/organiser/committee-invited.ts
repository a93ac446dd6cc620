import { z } from 'zod';
import { t } from '../../messages/t.ts';
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
      t('mailOrganiser.committeeInvitedSubject', { press: sender.press }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name }) },
        {
          kind: 'paragraph',
          text: t('mailOrganiser.committeeInvitedLead', { conference }),
        },
        {
          kind: 'paragraph',
          text: t('mailOrganiser.committeeInvitedHowToAnswer'),
        },
        { kind: 'link', label: t('mailOrganiser.answerInvitation'), url },
      ],
      sender,
    ),
});
