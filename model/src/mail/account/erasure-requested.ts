import { z } from 'zod';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To a person who asked us to erase their account. */
export const erasureRequested = mailTemplate({
  name: 'account/erasure-requested',
  schema: z.object({ name: z.string(), email: z.string(), on: z.string(), url: z.url() }),
  sample: {
    name: 'Maren Holt',
    email: 'maren@example.org',
    on: '18 May 2026',
    url: 'https://press.example/account',
  },
  render: (data, sender) =>
    composeMail(
      `Your account at ${sender.press} will be erased`,
      [
        { kind: 'paragraph', text: `Dear ${data.name},` },
        {
          kind: 'paragraph',
          text: `You asked us to erase your account ${data.email}. We will do so on ${data.on}. Until then you can still sign in, export your data, and keep the account.`,
        },
        { kind: 'link', label: 'Keep the account, or export its data', url: data.url },
        {
          kind: 'paragraph',
          text: 'We will delete the account, your profile, and manuscripts that were never submitted. Submitted manuscripts and published articles remain part of the scholarly record, no longer linked to an account.',
        },
        {
          kind: 'paragraph',
          text: 'If you did not ask for this, sign in and keep the account, then choose a new password.',
        },
      ],
      sender,
    ),
});
