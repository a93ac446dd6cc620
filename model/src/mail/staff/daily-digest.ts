import { z } from 'zod';
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
      `What happened until ${day}`,
      [
        { kind: 'paragraph', text: `Dear ${name},` },
        {
          kind: 'paragraph',
          text: 'These are the notifications that you have not yet read in the office: those that you chose to receive once a day, and those that were too frequent to be mailed one by one.',
        },
        ...groups.map(
          ({ journal, items }): MailBlock => ({
            ...{ kind: 'links', title: journal || sender.press },
            items: items.map(({ subject, url: to }) => ({ label: subject, url: to })),
          }),
        ),
        ...(more > 0
          ? [{ kind: 'paragraph', text: `And ${String(more)} more.` } satisfies MailBlock]
          : []),
        { kind: 'link', label: 'Open the office', url },
        {
          kind: 'paragraph',
          text: `Why am I receiving this? You are notified of: ${kinds.join('; ')}.`,
        },
        {
          kind: 'link',
          label: 'Choose which notifications to receive immediately, daily or not at all',
          url: choices,
        },
      ],
      sender,
    ),
});
