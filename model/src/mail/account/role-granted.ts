import { z } from 'zod';
import { formatList } from '../../messages/numbers.ts';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To the holder of an account whose rights have grown. */
export const roleGranted = mailTemplate({
  name: 'account/role-granted',
  schema: z.object({
    name: z.string(),
    roles: z.array(z.string()).min(1),
    journals: z.array(z.string()),
    url: z.url(),
  }),
  sample: {
    name: 'Ada Okafor',
    roles: ['editor'],
    journals: ['CES', 'JAM'],
    url: 'https://press.example/admin/login',
  },
  render: (data, sender) =>
    composeMail(
      t('mailAccount.roleGrantedSubject', { press: sender.press }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name: data.name }) },
        { kind: 'paragraph', text: t('mailAccount.roleGrantedLead', { press: sender.press }) },
        {
          kind: 'facts',
          rows: [
            [t('mail.rolesCounted', { count: data.roles.length }), formatList(data.roles)],
            ...(data.journals.length > 0
              ? [[t('mail.journals'), formatList(data.journals)] as const]
              : []),
          ],
        },
        { kind: 'link', label: t('mailAccount.signIn'), url: data.url },
        {
          kind: 'paragraph',
          text: t('mailAccount.roleGrantedSignInAgain'),
        },
      ],
      sender,
    ),
});
