import { z } from 'zod';
import { RESET_LINK_HOURS } from '../../constants.ts';
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
      `A new password for ${sender.press}`,
      [
        { kind: 'paragraph', text: `Dear ${data.name},` },
        {
          kind: 'paragraph',
          text: `A new password was requested for the account ${data.email} at ${sender.press}. Use this link to choose one.`,
        },
        { kind: 'link', label: 'Choose a new password', url: data.url },
        {
          kind: 'paragraph',
          text: `The link works once, within ${RESET_LINK_HOURS} hours. If we sent you several, only the newest one works. When you choose a new password, you are signed out everywhere else.`,
        },
        {
          kind: 'paragraph',
          text: 'If you did not ask for this, you do not need to do anything. Your password has not changed, and only you have the link.',
        },
      ],
      sender,
    ),
});
