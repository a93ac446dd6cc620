import { z } from 'zod';
import { VERIFY_LINK_HOURS } from '../../constants.ts';
import { t } from '../../messages/t.ts';
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
      t('mailAccount.verifyAddressSubject', { press: sender.press }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name: data.name }) },
        {
          kind: 'paragraph',
          text: t('mailAccount.verifyAddressLead', { press: sender.press }),
        },
        {
          kind: 'facts',
          rows: [
            [t('mail.name'), data.name],
            [t('mail.address'), data.email],
            [t('mail.registered'), data.at],
          ],
        },
        { kind: 'link', label: t('mailAccount.confirmThisAddress'), url: data.url },
        {
          kind: 'paragraph',
          text: t('mailAccount.verifyAddressHours', { hours: VERIFY_LINK_HOURS }),
        },
        ...(data.replaces
          ? [
              {
                kind: 'paragraph',
                text: t('mailAccount.verifyAddressReplaces'),
              } as const,
              {
                kind: 'link',
                label: t('mailAccount.registerAgain'),
                url: data.registerUrl,
              } as const,
            ]
          : []),
        {
          kind: 'paragraph',
          text: t('mailAccount.verifyAddressNotYou'),
        },
      ],
      sender,
    ),
});
