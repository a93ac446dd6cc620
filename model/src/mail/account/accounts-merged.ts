import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To both addresses of a person whose two accounts have become one. */
export const accountsMerged = mailTemplate({
  name: 'account/accounts-merged',
  schema: z.object({
    name: z.string(),
    email: z.string(),
    closedEmail: z.string(),
    url: z.url(),
  }),
  sample: {
    name: 'Maren Holt',
    email: 'maren@example.org',
    closedEmail: 'm.holt@example.org',
    url: 'https://press.example/sign/in',
  },
  render: (data, sender) =>
    composeMail(
      t('mailAccount.accountsMergedSubject', { press: sender.press }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name: data.name }) },
        {
          kind: 'paragraph',
          text: t('mailAccount.accountsMergedLead', {
            press: sender.press,
            email: data.email,
            closedEmail: data.closedEmail,
          }),
        },
        {
          kind: 'paragraph',
          text: t('mailAccount.accountsMergedNotBoth'),
        },
        { kind: 'link', label: t('mailAccount.signIn'), url: data.url },
      ],
      sender,
    ),
});
