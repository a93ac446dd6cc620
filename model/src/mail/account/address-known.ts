import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To a person who already has an account, when its address is registered, claimed or confirmed again. */
export const addressKnown = mailTemplate({
  name: 'account/address-known',
  schema: z.object({ name: z.string(), email: z.string(), url: z.url(), resetUrl: z.url() }),
  sample: {
    name: 'Maren Holt',
    email: 'maren@example.org',
    url: 'https://press.example/sign/in',
    resetUrl: 'https://press.example/helper/forgot_password',
  },
  render: (data, sender) =>
    composeMail(
      t('mailAccount.addressKnownSubject', { press: sender.press }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name: data.name }) },
        {
          kind: 'paragraph',
          text: t('mailAccount.addressKnownLead', { email: data.email, press: sender.press }),
        },
        { kind: 'link', label: t('mailAccount.signIn'), url: data.url },
        {
          kind: 'link',
          label: t('mailAccount.chooseNewPasswordIfForgotten'),
          url: data.resetUrl,
        },
        {
          kind: 'paragraph',
          text: t('mailAccount.addressKnownNotYou'),
        },
      ],
      sender,
    ),
});
