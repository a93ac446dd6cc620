import { z } from 'zod';
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
      `Your password at ${sender.press} was changed`,
      [
        { kind: 'paragraph', text: `Dear ${data.name},` },
        {
          kind: 'paragraph',
          text: `The password of your account ${data.email} at ${sender.press} was changed on ${data.at}. All sessions have ended. Please sign in with the new password.`,
        },
        {
          kind: 'paragraph',
          text: 'If it was not you, choose a new password immediately and write to us. Someone may have had access to your mailbox.',
        },
        { kind: 'link', label: 'Choose a new password', url: data.resetUrl },
      ],
      sender,
    ),
});
