/** The mails about an invitation to a role. */
import type { RoleInvitation } from '@quire/model/entities/role-invitation';
import { roleInvitationReminder } from '@quire/model/mail/account/role-invitation-reminder';
import { roleInvited } from '@quire/model/mail/account/role-invited';
import type { Sender } from '@quire/model/mail/compose';
import { roleInvitationAnswered } from '@quire/model/mail/staff/role-invitation-answered';
import { adminPeoplePath, roleInvitationPath } from '@quire/model/office-paths';
import { ROLE_LABELS } from '@quire/model/role-labels';
import { personName } from '../../access/person-name.ts';
import { accountMail } from '../../accounts/account-mail.ts';
import { linkHash } from '../../accounts/link.ts';
import type { AccountPorts } from '../../accounts/ports.ts';
import { readOwner } from '../../outbox/correspondents.ts';
import type { NewMail } from '../../outbox/enqueue-mail.ts';
import { dayText } from '../../outbox/mail-phrases.ts';

type MailPorts = Pick<AccountPorts, 'db' | 'origin'>;

/** To the invited person, with the secret in its link. The journal's editors see it in the outbox, without its text. */
export async function invitingMail(
  { db, origin }: MailPorts,
  sender: Sender,
  invitation: RoleInvitation,
  where: string,
  token: string,
  isReminder = false,
): Promise<NewMail> {
  const { email, role, note, invitedBy, expiresAt, journal } = invitation;
  const inviterName = await personName(db, invitedBy);
  const data = () => ({
    inviter: inviterName,
    role: ROLE_LABELS[role],
    where,
    note,
    until: dayText(new Date(expiresAt)),
    url: origin + roleInvitationPath(token),
  });
  const about = {
    ...{ id: linkHash(token).slice(0, 24), to: email, secret: true },
    inLanguageOf: invitedBy,
  };
  const template = isReminder ? roleInvitationReminder : roleInvited;
  const inviter = await readOwner(db, invitedBy);
  return {
    ...accountMail(sender, template, data, about),
    // Replies go to the inviter.
    ...(inviter && { replyTo: inviter.email }),
    ...(journal && { journal }),
  };
}

/** To the inviter: the result. None if their account was deleted. */
export async function answeredMail(
  { db, origin }: MailPorts,
  sender: Sender,
  id: string,
  invitation: RoleInvitation,
  where: string,
  outcome: 'accepted' | 'declined' | 'expired',
  account = '',
): Promise<NewMail[]> {
  const { email, role, invitedBy, sendings, reason = '', journal } = invitation;
  const inviter = await readOwner(db, invitedBy);
  if (!inviter) return [];
  const data = () => ({
    ...{ name: inviter.name, outcome, email, where, account, reason },
    role: ROLE_LABELS[role],
    url: origin + adminPeoplePath(journal || undefined),
  });
  const mail = {
    compose: () => roleInvitationAnswered.render(data(), sender),
    id: `role-invitation-answered~${id}~${sendings}~${outcome}`,
    template: roleInvitationAnswered.name,
    to: [inviter.email],
    replyTo: sender.contact,
    ...(journal && { journal }),
  };
  return [mail];
}
