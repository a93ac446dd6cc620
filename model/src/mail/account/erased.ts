import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** The last mail to a person whose account was erased. */
export const erased = mailTemplate({
  name: 'account/erased',
  schema: z.object({ name: z.string(), registerUrl: z.url() }),
  sample: { name: 'Maren Holt', registerUrl: 'https://press.example/account/register' },
  render: (data, sender) =>
    composeMail(
      t('mailAccount.erasedSubject', { press: sender.press }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name: data.name }) },
        {
          kind: 'paragraph',
          text: t('mailAccount.erasedLead', { press: sender.press }),
        },
        {
          kind: 'paragraph',
          text: t('mailAccount.erasedNotYou'),
        },
        { kind: 'link', label: t('mailAccount.register'), url: data.registerUrl },
      ],
      sender,
    ),
});
