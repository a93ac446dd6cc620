import { z } from 'zod';
import { VERIFY_LINK_HOURS } from '../../constants.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To a person who registered or asked for the link again: the link proves that the address is theirs. */
export const verifyAddress = mailTemplate({
  name: 'account/verify-address',
  schema: z.object({
    name: z.string(),
    email: z.string(),
    /** When the registration was made, in words. */
    at: z.string(),
    url: z.url(),
    registerUrl: z.url(),
    /** It takes the place of an earlier registration that was not confirmed. */
    replaces: z.boolean(),
  }),
  sample: {
    name: 'Maren Holt',
    email: 'maren@example.org',
    at: '4 May 2026, 10:12 UTC',
    url: 'https://press.example/mail/verify#2Fq0c1',
    registerUrl: 'https://press.example/account/register',
    replaces: false,
  },
  render: (data, sender) =>
    composeMail(
      `Confirm your address at ${sender.press}`,
      [
        { kind: 'paragraph', text: `Dear ${data.name},` },
        {
          kind: 'paragraph',
          text: `An account was registered at ${sender.press} with this address. Please confirm that it is yours. Then you can sign in.`,
        },
        {
          kind: 'facts',
          rows: [
            ['Name', data.name],
            ['Address', data.email],
            ['Registered', data.at],
          ],
        },
        { kind: 'link', label: 'Confirm this address', url: data.url },
        {
          kind: 'paragraph',
          text: `The link works once, within ${VERIFY_LINK_HOURS} hours. If we sent you several, only the newest one works.`,
        },
        ...(data.replaces
          ? [
              {
                kind: 'paragraph',
                text: 'This registration replaces an earlier one with the same address. If you made only the earlier one, do not confirm this one. Register again and use the link in the new mail.',
              } as const,
              { kind: 'link', label: 'Register again', url: data.registerUrl } as const,
            ]
          : []),
        {
          kind: 'paragraph',
          text: 'If you did not register, you do not need to do anything. Without your confirmation, no one can use the account, and it is deleted after seven days.',
        },
      ],
      sender,
    ),
});
