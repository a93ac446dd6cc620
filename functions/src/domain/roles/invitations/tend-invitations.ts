/** What the calendar does to invitations to roles: one reminder, expiry, and finally deletion. */
import { ROLE_INVITATIONS } from '@quire/model/collections';
import { ROLE_INVITATION_KEPT_DAYS } from '@quire/model/constants';
import type { RoleInvitation } from '@quire/model/entities/role-invitation';
import { formatScope } from '@quire/model/role-labels';
import type { Transaction } from 'firebase-admin/firestore';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { requireSender } from '../../accounts/account-mail.ts';
import type { AccountPorts } from '../../accounts/ports.ts';
import { enqueueMails } from '../../outbox/enqueue-mail.ts';
import { newToken, writeInvitationLink } from './invitation-links.ts';
import { answeredMail, invitingMail } from './invitation-mails.ts';
import { daysAfter, invitationRef, readInvitation } from './invitation-record.ts';
import { whereInWords } from './where-in-words.ts';

const AT_ONCE = 100;

type TendPorts = Pick<AccountPorts, 'db' | 'now' | 'log' | 'origin' | 'random'>;

/** The earlier link still works: it must not matter which mail they open. */
async function remind(
  ports: TendPorts,
  tx: Transaction,
  id: string,
  invitation: RoleInvitation,
  where: string,
): Promise<void> {
  const { db, now } = ports;
  const token = newToken(ports);
  const sender = await requireSender(ports);
  const mail = await invitingMail(ports, sender, invitation, where, token, true);
  await enqueueMails(ports, tx, [mail]);
  writeInvitationLink(ports, tx, token, id, invitation);
  tx.update(invitationRef(db, id), {
    remindedAt: now().toISOString(),
    dueAt: invitation.expiresAt,
  });
}

async function expire(
  ports: TendPorts,
  tx: Transaction,
  id: string,
  invitation: RoleInvitation,
  where: string,
): Promise<void> {
  const { db, now } = ports;
  const sender = await requireSender(ports);
  await enqueueMails(
    ports,
    tx,
    await answeredMail(ports, sender, id, invitation, where, 'expired'),
  );
  const dueAt = daysAfter(now(), ROLE_INVITATION_KEPT_DAYS);
  tx.update(invitationRef(db, id), {
    state: 'expired',
    answeredAt: now().toISOString(),
    dueAt,
  });
}

/** Does what is due for one invitation. */
function tend(ports: TendPorts, id: string): Promise<void> {
  const { db, now } = ports;
  return inTransaction(db, async (tx) => {
    const invitation = await readInvitation(db, tx, id);
    const at = now().toISOString();
    // It has been answered or sent again since it was found.
    if (invitation.dueAt > at) return;
    if (invitation.state !== 'open') {
      tx.delete(invitationRef(db, id));
      return;
    }
    const { role, scope } = invitation;
    const where = await whereInWords(db, role, scope);
    const named = where ?? formatScope(scope);
    if (invitation.expiresAt <= at) return expire(ports, tx, id, invitation, named);
    if (where !== null && invitation.remindedAt === undefined) {
      return remind(ports, tx, id, invitation, where);
    }
    // The scope no longer exists.
    tx.update(invitationRef(db, id), { dueAt: invitation.expiresAt });
  });
}

/**
 * Reminds, expires and deletes what is due. An invitation that fails does not block the others. Returns how many
 * were processed.
 */
export async function tendInvitations(ports: TendPorts): Promise<number> {
  const { db, now, log } = ports;
  const due = await db
    .collection(ROLE_INVITATIONS)
    .where('dueAt', '<=', now().toISOString())
    .orderBy('dueAt')
    .limit(AT_ONCE)
    .get();
  let done = 0;
  for (const { id } of due.docs) {
    try {
      await tend(ports, id);
      done += 1;
    } catch (error) {
      log.error('roles/invitation-not-tended', { invitation: id, reason: String(error) });
    }
  }
  return done;
}
