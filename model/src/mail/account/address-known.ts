import { z } from 'zod';
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
      `You already have an account at ${sender.press}`,
      [
        { kind: 'paragraph', text: `Dear ${data.name},` },
        {
          kind: 'paragraph',
          text: `Someone, probably you, tried to register or confirm ${data.email} at ${sender.press}. You already have an account with this address, so nothing was changed. You can sign in.`,
        },
        { kind: 'link', label: 'Sign in', url: data.url },
        {
          kind: 'link',
          label: 'Choose a new password if you have forgotten it',
          url: data.resetUrl,
        },
        {
          kind: 'paragraph',
          text: 'If it was not you, you do not need to do anything. No information about your account was revealed.',
        },
      ],
      sender,
    ),
});
