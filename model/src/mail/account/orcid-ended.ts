import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To a person whose record at ORCID no longer takes what we send. */
export const orcidEnded = mailTemplate({
  name: 'account/orcid-ended',
  schema: z.object({ name: z.string(), orcid: z.string(), accountUrl: z.url() }),
  sample: {
    name: 'Maren Holt',
    orcid: '0000-0002-1825-0097',
    accountUrl: 'https://press.example/account',
  },
  render: (data, sender) =>
    composeMail(
      t('mailAccount.orcidEndedSubject', { press: sender.press }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name: data.name }) },
        {
          kind: 'paragraph',
          text: t('mailAccount.orcidEndedLead', { orcid: data.orcid, press: sender.press }),
        },
        { kind: 'paragraph', text: t('mailAccount.orcidEndedThen') },
        { kind: 'link', label: t('mailAccount.orcidEndedAccount'), url: data.accountUrl },
      ],
      sender,
    ),
});
