import { z } from 'zod';
import { t } from '../../messages/t.ts';
import type { MailBlock } from '../compose.ts';

/** What both mails about an invitation to a role say. */
export const RoleInvitedSchema = z.object({
  inviter: z.string(),
  role: z.string(),
  /** The journal or special issue; '' for a role of the whole press. */
  where: z.string(),
  note: z.string(),
  /** The last day on which it can be answered, in words. */
  until: z.string(),
  url: z.url(),
});
type RoleInvited = z.infer<typeof RoleInvitedSchema>;

export const SAMPLE_ROLE_INVITED: RoleInvited = {
  inviter: 'Ada Okafor',
  role: 'Guest editor',
  where: 'Coastal Engineering Studies, special issue 2027-s1',
  note: 'We spoke about this in Lisbon. I would be glad if you joined us.',
  until: '4 May 2027',
  url: 'https://press.example/admin/invitation#2Fq0c1',
};

/** What is offered, the inviter's note, and the link for both answers. */
export const roleInvitedBody = (data: RoleInvited): MailBlock[] => [
  {
    kind: 'facts',
    rows: [
      [t('mail.role'), data.role],
      ...(data.where ? [[t('mail.roleFor'), data.where] as const] : []),
      [t('mail.answerBy'), data.until],
    ],
  },
  ...(data.note ? [{ kind: 'written', text: data.note } as const] : []),
  { kind: 'link', label: t('mail.acceptOrDecline'), url: data.url },
  {
    kind: 'paragraph',
    text: t('mailAccount.noAccountNeeded'),
  },
];
