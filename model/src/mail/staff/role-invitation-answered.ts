import { z } from 'zod';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

const WORDS = {
  accepted: { subject: 'Accepted', text: 'has accepted' },
  declined: { subject: 'Declined', text: 'has declined' },
  expired: { subject: 'Not answered', text: 'has not answered in time' },
} as const;

/** To the person who sent an invitation to a role: the answer. */
export const roleInvitationAnswered = mailTemplate({
  name: 'staff/role-invitation-answered',
  schema: z.object({
    name: z.string(),
    outcome: z.enum(['accepted', 'declined', 'expired']),
    /** The address that was invited. */
    email: z.string(),
    role: z.string(),
    where: z.string(),
    /** The account that has the role now, where its address is another one. */
    account: z.string(),
    reason: z.string(),
    url: z.url(),
  }),
  sample: {
    name: 'Ada Okafor',
    outcome: 'accepted',
    email: 'maren@example.org',
    role: 'Guest editor',
    where: 'Coastal Engineering Studies, special issue 2027-s1',
    account: '',
    reason: '',
    url: 'https://press.example/admin/dashboard/people',
  },
  render: (data, sender) =>
    composeMail(
      `${WORDS[data.outcome].subject}: your invitation to ${data.email}`,
      [
        { kind: 'paragraph', text: `Dear ${data.name},` },
        {
          kind: 'paragraph',
          text: `The person you invited to a role at ${sender.press} ${WORDS[data.outcome].text}.`,
        },
        {
          kind: 'facts',
          rows: [
            ['Invited', data.email],
            ['Role', data.role],
            ...(data.where ? [['For', data.where] as const] : []),
            ...(data.account ? [['Accepted with the account', data.account] as const] : []),
          ],
        },
        ...(data.reason ? [{ kind: 'written', text: data.reason } as const] : []),
        ...(data.outcome === 'expired'
          ? [
              {
                kind: 'paragraph',
                text: 'You can send the invitation again from the list of people.',
              } as const,
            ]
          : []),
        { kind: 'link', label: 'Open the list of people', url: data.url },
      ],
      sender,
    ),
});
