import { z } from 'zod';
import { ALERT_LINK_HOURS } from '../../constants.ts';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/**
 * To an address for which someone has asked for an alert. What was typed into a search is not repeated: anyone may
 * have typed it, to anyone.
 */
export const alertRequested = mailTemplate({
  name: 'account/alert-requested',
  schema: z.object({
    kind: z.enum(['journal', 'person', 'search']),
    /** The name of the journal or the author; empty of a search. */
    about: z.string(),
    url: z.url(),
  }),
  sample: {
    kind: 'journal',
    about: 'Coastal Earth Systems',
    url: 'https://press.example/alerts/confirm/x',
  },
  render: ({ kind, about, url }, sender) =>
    composeMail(
      t('mailAccount.alertRequestedSubject', { press: sender.press }),
      [
        { kind: 'paragraph', text: t('mail.hello') },
        {
          kind: 'paragraph',
          text: t('mailAccount.alertRequestedLead', { kind, about, press: sender.press }),
        },
        { kind: 'link', label: t('mailAccount.alertConfirm'), url },
        {
          kind: 'paragraph',
          text: t('mailAccount.alertRequestedHours', { hours: ALERT_LINK_HOURS }),
        },
        { kind: 'paragraph', text: t('mailAccount.alertRequestedNotYou') },
      ],
      sender,
    ),
});
