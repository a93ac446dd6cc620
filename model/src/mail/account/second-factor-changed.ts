import { z } from 'zod';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

const WORDS = {
  on: {
    subject: 'Two-step sign-in is on',
    text: 'was switched on: besides your password, signing in asks for a code from your app. All other sessions have ended',
  },
  off: {
    subject: 'Two-step sign-in is off',
    text: 'was switched off: your password alone is enough to sign in. All sessions have ended',
  },
  reset: {
    subject: 'Two-step sign-in was reset',
    text: 'was reset by an administrator of the press. All sessions have ended, and your old app and recovery codes no longer work',
  },
  'recovery-code': {
    subject: 'A recovery code was used',
    text: 'was passed with one of your recovery codes, which cannot be used again',
  },
  'new-codes': {
    subject: 'You have new recovery codes',
    text: 'has new recovery codes, and the old ones no longer work',
  },
} as const;

const CHANGES = ['on', 'off', 'reset', 'recovery-code', 'new-codes'] as const;
export type SecondFactorChange = (typeof CHANGES)[number];

/** To the owner of an account whose second factor has changed, or was passed with a recovery code. */
export const secondFactorChanged = mailTemplate({
  name: 'account/second-factor-changed',
  schema: z.object({
    name: z.string(),
    email: z.string(),
    change: z.enum(CHANGES),
    at: z.string(),
    resetUrl: z.url(),
  }),
  sample: {
    name: 'Maren Holt',
    email: 'maren@example.org',
    change: 'on',
    at: '4 May 2026, 10:12 UTC',
    resetUrl: 'https://press.example/helper/forgot_password',
  },
  render: (data, sender) =>
    composeMail(
      `${WORDS[data.change].subject} at ${sender.press}`,
      [
        { kind: 'paragraph', text: `Dear ${data.name},` },
        {
          kind: 'paragraph',
          text: `On ${data.at}, two-step sign-in of your account ${data.email} at ${sender.press} ${WORDS[data.change].text}.`,
        },
        {
          kind: 'paragraph',
          text: 'If it was not you, someone knows your password. Choose a new password immediately and write to us.',
        },
        { kind: 'link', label: 'Choose a new password', url: data.resetUrl },
      ],
      sender,
    ),
});
