import { z } from 'zod';
import { VERIFY_LINK_HOURS } from '../../constants.ts';
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
      `Confirm your new address at ${sender.press}`,
      [
        { kind: 'paragraph', text: `Dear ${data.name},` },
        {
          kind: 'paragraph',
          text: `You asked to change the address of your account at ${sender.press} to ${data.email}. Please confirm that this address is yours. Until then, the old address remains.`,
        },
        { kind: 'link', label: 'Confirm this address', url: data.url },
        {
          kind: 'paragraph',
          text: `The link works once, within ${VERIFY_LINK_HOURS} hours. After that, sign in with the new address.`,
        },
        {
          kind: 'paragraph',
          text: 'If you have no account with us or did not ask for this, someone has mistyped their address. You do not need to do anything.',
        },
      ],
      sender,
    ),
});
