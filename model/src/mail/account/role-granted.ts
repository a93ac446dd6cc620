import { z } from 'zod';
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
      `Your role at ${sender.press}`,
      [
        { kind: 'paragraph', text: `Dear ${data.name},` },
        { kind: 'paragraph', text: `Your account at ${sender.press} now has these rights:` },
        {
          kind: 'facts',
          rows: [
            [data.roles.length > 1 ? 'Roles' : 'Role', data.roles.join(', ')],
            ...(data.journals.length > 0 ? [['Journals', data.journals.join(', ')] as const] : []),
          ],
        },
        { kind: 'link', label: 'Sign in', url: data.url },
        {
          kind: 'paragraph',
          text: 'If you are signed in, sign out and sign in again to use them. If you did not expect this mail, please reply to it.',
        },
      ],
      sender,
    ),
});
