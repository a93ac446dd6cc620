import { z } from 'zod';
import { VERIFY_LINK_HOURS } from '../../constants.ts';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To the address that an account is to have from now on. */
export const confirmNewAddress = mailTemplate({
  name: 'account/confirm-new-address',
  schema: z.object({ name: z.string(), email: z.string(), url: z.url() }),
  sample: {
    name: 'Maren Holt',
    email: 'maren.holt@example.net',
    url: 'https://press.example/mail/verify#2Fq0c1',
  },
  render: (data, sender) =>
    composeMail(
      t('mailAccount.confirmNewAddressSubject', { press: sender.press }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name: data.name }) },
        {
          kind: 'paragraph',
          text: t('mailAccount.confirmNewAddressLead', { press: sender.press, email: data.email }),
        },
        { kind: 'link', label: t('mailAccount.confirmThisAddress'), url: data.url },
        {
          kind: 'paragraph',
          text: t('mailAccount.confirmNewAddressHours', { hours: VERIFY_LINK_HOURS }),
        },
        {
          kind: 'paragraph',
          text: t('mailAccount.confirmNewAddressNotYou'),
        },
      ],
      sender,
    ),
});
