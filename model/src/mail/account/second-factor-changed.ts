import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

const CHANGES = ['on', 'off', 'reset', 'recovery-code', 'new-codes'] as const;
export type SecondFactorChange = (typeof CHANGES)[number];

/** The names that a message may choose by have no dashes. */
const chosenBy = (change: SecondFactorChange): string =>
  change === 'recovery-code' ? 'recoveryCode' : change;

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
      t('mailAccount.secondFactorSubject', { change: chosenBy(data.change), press: sender.press }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name: data.name }) },
        {
          kind: 'paragraph',
          text: t('mailAccount.secondFactorChanged', {
            change: chosenBy(data.change),
            at: data.at,
            email: data.email,
            press: sender.press,
          }),
        },
        {
          kind: 'paragraph',
          text: t('mailAccount.secondFactorNotYou'),
        },
        { kind: 'link', label: t('mailAccount.chooseNewPassword'), url: data.resetUrl },
      ],
      sender,
    ),
});
