import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To a person who asked us to erase their account. */
export const erasureRequested = mailTemplate({
  name: 'account/erasure-requested',
  schema: z.object({ name: z.string(), email: z.string(), on: z.string(), url: z.url() }),
  sample: {
    name: 'Maren Holt',
    email: 'maren@example.org',
    on: '18 May 2026',
    url: 'https://press.example/account',
  },
  render: (data, sender) =>
    composeMail(
      t('mailAccount.erasureRequestedSubject', { press: sender.press }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name: data.name }) },
        {
          kind: 'paragraph',
          text: t('mailAccount.erasureRequestedLead', { email: data.email, on: data.on }),
        },
        { kind: 'link', label: t('mailAccount.keepOrExport'), url: data.url },
        {
          kind: 'paragraph',
          text: t('mailAccount.erasureRequestedKept'),
        },
        {
          kind: 'paragraph',
          text: t('mailAccount.erasureRequestedNotYou'),
        },
      ],
      sender,
    ),
});
