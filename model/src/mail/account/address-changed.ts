import { z } from 'zod';
import { composeMail, type MailBlock } from '../compose.ts';
import { mailTemplate } from '../template.ts';

const NOT_YOU = {
  asked:
    'If it was not you, someone else is signed in to your account. Choose a new password now, which ends every session, and write to us. The new address is not used until it is confirmed.',
  done: 'If it was not you, please reply to this mail immediately, so that we can restore your account.',
} as const;

/** To the old address of an account: when another one is asked for, and when it counts. */
export const addressChanged = mailTemplate({
  name: 'account/address-changed',
  schema: z.object({
    name: z.string(),
    stage: z.enum(['asked', 'done']),
    newEmail: z.string(),
    at: z.string(),
    resetUrl: z.url(),
  }),
  sample: {
    name: 'Maren Holt',
    stage: 'asked',
    newEmail: 'maren.holt@example.net',
    at: '4 May 2026, 10:12 UTC',
    resetUrl: 'https://press.example/helper/forgot_password',
  },
  render: ({ name, stage, newEmail, at, resetUrl }, sender) => {
    const news =
      stage === 'asked'
        ? `On ${at}, a new address was requested for your account at ${sender.press}: ${newEmail}. It will be used as soon as it is confirmed.`
        : `The address of your account at ${sender.press} was changed to ${newEmail} on ${at}. From now on, sign in with the new address.`;
    const blocks: MailBlock[] = [
      { kind: 'paragraph', text: `Dear ${name},` },
      { kind: 'paragraph', text: news },
      { kind: 'paragraph', text: NOT_YOU[stage] },
    ];
    if (stage === 'asked') {
      blocks.push({ kind: 'link', label: 'Choose a new password', url: resetUrl });
    }
    const subject = stage === 'asked' ? 'A new address was requested' : 'Your address was changed';
    return composeMail(`${subject} at ${sender.press}`, blocks, sender);
  },
});
