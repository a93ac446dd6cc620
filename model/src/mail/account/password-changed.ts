import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To the owner of an account whose password is a new one. */
export const passwordChanged = mailTemplate({
  name: 'account/password-changed',
  schema: z.object({ name: z.string(), email: z.string(), at: z.string(), resetUrl: z.url() }),
  sample: {
    name: 'Maren Holt',
    email: 'maren@example.org',
    at: '4 May 2026, 10:12 UTC',
    resetUrl: 'https://press.example/helper/forgot_password',
  },
  render: (data, sender) =>
    composeMail(
      t('mailAccount.passwordChangedSubject', { press: sender.press }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name: data.name }) },
        {
          kind: 'paragraph',
          text: t('mailAccount.passwordChangedLead', {
            email: data.email,
            press: sender.press,
            at: data.at,
          }),
        },
        {
          kind: 'paragraph',
          text: t('mailAccount.passwordChangedNotYou'),
        },
        { kind: 'link', label: t('mailAccount.chooseNewPassword'), url: data.resetUrl },
      ],
      sender,
    ),
});
