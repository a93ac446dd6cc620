import { z } from 'zod';
import { composeMail, type MailBlock } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To somebody of the staff, once a day: what they wished to be told of together, by journal. */
export const dailyDigest = mailTemplate({
  name: 'staff/daily-digest',
  isFixed: true,
  schema: z.object({
    name: z.string(),
    day: z.string(),
    url: z.url(),
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
  render: ({ name, day, url, groups, more }, sender) =>
    composeMail(
      `What happened until ${day}`,
      [
        { kind: 'paragraph', text: `Dear ${name},` },
        {
          kind: 'paragraph',
          text: 'This is what you wished to be told of once a day, and what came so often that it is told together.',
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
          text: 'What comes at once, daily or not at all, you choose in your account.',
        },
      ],
      sender,
    ),
});
