import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail, type MailBlock } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To a member of staff, once a day: the notifications that they get daily, by journal. */
export const dailyDigest = mailTemplate({
  name: 'staff/daily-digest',
  isFixed: true,
  schema: z.object({
    name: z.string(),
    day: z.string(),
    url: z.url(),
    /** Where they choose their notifications. */
    choices: z.url(),
    /** The kinds of mails in it, as the choices call them. */
    kinds: z.array(z.string()),
    groups: z.array(
      z.object({
        journal: z.string(),
        items: z.array(z.object({ subject: z.string(), url: z.string() })),
      }),
    ),
    /** How many more there are than are listed. */
    more: z.number().int().nonnegative(),
  }),
  sample: {
    name: 'Edda Marchetti',
    day: '4 May 2026',
    url: 'https://press.example/admin/dashboard',
    choices: 'https://press.example/account',
    kinds: ['New submissions'],
    groups: [
      {
        journal: 'Coastal Earth Systems',
        items: [
          {
            subject: 'CES-2026-00123: a new submission',
            url: 'https://press.example/admin/dashboard/submission?submission=abc',
          },
        ],
      },
    ],
    more: 0,
  },
  render: ({ name, day, url, choices, kinds, groups, more }, sender) =>
    composeMail(
      t('mailStaff.dailyDigestSubject', { day }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name }) },
        {
          kind: 'paragraph',
          text: t('mailStaff.dailyDigestLead'),
        },
        ...groups.map(
          ({ journal, items }): MailBlock => ({
            ...{ kind: 'links', title: journal || sender.press },
            items: items.map(({ subject, url: to }) => ({ label: subject, url: to })),
          }),
        ),
        ...(more > 0
          ? [{ kind: 'paragraph', text: t('mailStaff.digestMore', { more }) } satisfies MailBlock]
          : []),
        { kind: 'link', label: t('mailStaff.openOffice'), url },
        {
          kind: 'paragraph',
          text: [t('mailStaff.digestWhy'), ...kinds].join('\n'),
        },
        {
          kind: 'link',
          label: t('mailStaff.chooseNotifications'),
          url: choices,
        },
      ],
      sender,
    ),
});
