import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

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
      t('mailStaff.roleAnsweredSubject', { outcome: data.outcome, email: data.email }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name: data.name }) },
        {
          kind: 'paragraph',
          text: t('mailStaff.roleAnswered', { outcome: data.outcome, press: sender.press }),
        },
        {
          kind: 'facts',
          rows: [
            [t('mail.invited'), data.email],
            [t('mail.role'), data.role],
            ...(data.where ? [[t('mail.roleFor'), data.where] as const] : []),
            ...(data.account ? [[t('mail.acceptedWithAccount'), data.account] as const] : []),
          ],
        },
        ...(data.reason ? [{ kind: 'written', text: data.reason } as const] : []),
        ...(data.outcome === 'expired'
          ? [
              {
                kind: 'paragraph',
                text: t('mailStaff.roleInviteAgain'),
              } as const,
            ]
          : []),
        { kind: 'link', label: t('mailStaff.openPeople'), url: data.url },
      ],
      sender,
    ),
});
