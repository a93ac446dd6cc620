import { z } from 'zod';
import { RESET_LINK_HOURS } from '../../constants.ts';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To a person who forgot their password. */
export const resetPassword = mailTemplate({
  name: 'account/reset-password',
  schema: z.object({ name: z.string(), email: z.string(), url: z.url() }),
  sample: {
    name: 'Maren Holt',
    email: 'maren@example.org',
    url: 'https://press.example/helper/reset_password#2Fq0c1',
  },
  render: (data, sender) =>
    composeMail(
      t('mailAccount.resetPasswordSubject', { press: sender.press }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name: data.name }) },
        {
          kind: 'paragraph',
          text: t('mailAccount.resetPasswordLead', { email: data.email, press: sender.press }),
        },
        { kind: 'link', label: t('mailAccount.chooseNewPassword'), url: data.url },
        {
          kind: 'paragraph',
          text: t('mailAccount.resetPasswordHours', { hours: RESET_LINK_HOURS }),
        },
        {
          kind: 'paragraph',
          text: t('mailAccount.resetPasswordNotYou'),
        },
      ],
      sender,
    ),
});
