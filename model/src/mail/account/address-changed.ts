import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail, type MailBlock } from '../compose.ts';
import { mailTemplate } from '../template.ts';

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
        ? t('mailAccount.addressChangedAsked', { at, press: sender.press, newEmail })
        : t('mailAccount.addressChangedDone', { press: sender.press, newEmail, at });
    const blocks: MailBlock[] = [
      { kind: 'paragraph', text: t('mail.dear', { name }) },
      { kind: 'paragraph', text: news },
      {
        kind: 'paragraph',
        text:
          stage === 'asked'
            ? t('mailAccount.addressChangedAskedNotYou')
            : t('mailAccount.addressChangedDoneNotYou'),
      },
    ];
    if (stage === 'asked') {
      blocks.push({ kind: 'link', label: t('mailAccount.chooseNewPassword'), url: resetUrl });
    }
    const subject =
      stage === 'asked'
        ? t('mailAccount.addressChangedAskedSubject', { press: sender.press })
        : t('mailAccount.addressChangedDoneSubject', { press: sender.press });
    return composeMail(subject, blocks, sender);
  },
});
