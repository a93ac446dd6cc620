/** Sends, resends and withdraws invitations to roles. */
import type { CALLS } from '@quire/model/calls/calls';
import { AUDIT, ROLE_INVITATIONS } from '@quire/model/collections';
import {
  ROLE_INVITATION_DAYS,
  ROLE_INVITATION_KEPT_DAYS,
  ROLE_INVITATION_REMINDER_DAYS,
} from '@quire/model/constants';
import { type RoleInvitation, RoleInvitationSchema } from '@quire/model/entities/role-invitation';
import { journalOfScope } from '@quire/model/grants';
import { INVITATIONS_TO_SERVE } from '@quire/model/mail/invitation-stops';
import { INVITED_ROLES, MATRIX } from '@quire/model/roles';
import type { Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { readRecord } from '../../../platform/database/read-record.ts';
import { inTransaction, withoutUndefined } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import { requireBudget } from '../../../platform/throttle/spend-budget.ts';
import { requireSender } from '../../accounts/account-mail.ts';
import type { AccountPorts } from '../../accounts/ports.ts';
import { enqueueMails } from '../../outbox/enqueue-mail.ts';
import { requireInvitable } from '../../outbox/invitation-stops.ts';
import { granterOf } from '../granter-of.ts';
import { linksOfInvitation, newToken, writeInvitationLink } from './invitation-links.ts';
import { invitingMail } from './invitation-mails.ts';
import { daysAfter, invitationRef, readInvitation, stateAt } from './invitation-record.ts';
import { requireGiver } from './require-giver.ts';

interface By {
  readonly uid: string;
}

/** The days of an invitation, counted from when it is sent. */
const fromNow = (now: Date) => ({
  sentAt: now.toISOString(),
  expiresAt: daysAfter(now, ROLE_INVITATION_DAYS),
  dueAt: daysAfter(now, ROLE_INVITATION_REMINDER_DAYS),
});

function trace(
  { db, now }: Pick<AccountPorts, 'db' | 'now'>,
  tx: Transaction,
  action: string,
  by: string,
  id: string,
  { email, role, scope }: RoleInvitation,
): void {
  const entry = { action, at: now().toISOString(), by, invitation: id, email, role, scope };
  tx.set(db.collection(AUDIT).doc(), entry);
}

/**
 * `inviteToRole`. Throws `Refused`: `access/denied` for a role that they may not give, `invitation/no-scope`,
 * `invitation/holds-it`, `invitation/open-already`, `invitation/stopped`, `account/throttled`.
 */
export async function inviteToRole(
  ports: AccountPorts,
  { uid }: By,
  asked: z.output<typeof CALLS.inviteToRole.request>,
): Promise<{ invitation: string }> {
  const { db, now, random } = ports;
  const { email, role, scope } = asked;
  if (!INVITED_ROLES.includes(role)) throw new Refused('input/invalid', { field: 'role' });
  const { where } = await requireGiver(ports, uid, asked);
  await requireBudget(ports, 'role-invitation', { account: uid, mailbox: email });
  const sender = await requireSender(ports);
  const id = random(12).toString('hex');
  const token = newToken(ports);
  const at = now();
  const invitation: RoleInvitation = {
    ...asked,
    journal: journalOfScope(scope),
    state: 'open',
    invitedBy: uid,
    invitedAt: at.toISOString(),
    sendings: 1,
    ...fromNow(at),
  };
  const mail = await invitingMail(ports, sender, invitation, where, token);
  const open = db.collection(ROLE_INVITATIONS).where('email', '==', email);
  await inTransaction(db, async (tx) => {
    const { docs } = await tx.get(open.where('state', '==', 'open'));
    const isOpen = docs.some((doc) => {
      const known = readRecord(doc, RoleInvitationSchema);
      const isSame = known?.role === role && known.scope === scope;
      return isSame && stateAt(known, at) === 'open';
    });
    if (isOpen) throw new Refused('invitation/open-already', { field: 'email' });
    await requireInvitable(db, tx, email, INVITATIONS_TO_SERVE);
    await enqueueMails(ports, tx, [mail]);
    tx.create(invitationRef(db, id), withoutUndefined(RoleInvitationSchema.parse(invitation)));
    writeInvitationLink(ports, tx, token, id, invitation);
    trace(ports, tx, 'role.invite', uid, id, invitation);
  });
  return { invitation: id };
}

/**
 * `resendRoleInvitation`: sends a new link with the full time again, in the name of the sender; earlier links
 * become invalid. For an invitation that is open or has expired. Throws `Refused` like `inviteToRole`, and
 * `invitation/not-open`.
 */
export async function resendInvitation(
  ports: AccountPorts,
  { uid }: By,
  { invitation: id }: z.output<typeof CALLS.resendRoleInvitation.request>,
): Promise<Record<string, never>> {
  const { db, now } = ports;
  await requireAnyGiver(ports, uid);
  const known = await inTransaction(db, (tx) => readInvitation(db, tx, id));
  const { where } = await requireGiver(ports, uid, known);
  await requireBudget(ports, 'role-invitation', { account: uid, mailbox: known.email });
  const sender = await requireSender(ports);
  const token = newToken(ports);
  const at = now();
  await inTransaction(db, async (tx) => {
    const before = await readInvitation(db, tx, id);
    if (before.state !== 'open' && before.state !== 'expired') {
      throw new Refused('invitation/not-open');
    }
    await requireInvitable(db, tx, before.email, INVITATIONS_TO_SERVE);
    const older = await tx.get(linksOfInvitation(db, id));
    const { remindedAt: _, answeredAt: __, ...kept } = before;
    const next: RoleInvitation = {
      ...{ ...kept, state: 'open', invitedBy: uid, sendings: kept.sendings + 1 },
      ...fromNow(at),
    };
    const mail = await invitingMail(ports, sender, next, where, token);
    await enqueueMails(ports, tx, [mail]);
    for (const { ref } of older.docs) tx.delete(ref);
    tx.set(invitationRef(db, id), withoutUndefined(next));
    writeInvitationLink(ports, tx, token, id, next);
    trace(ports, tx, 'role.resend', uid, id, next);
  });
  return {};
}

/** Checks that a person can grant roles at all: others must not learn which invitations exist. */
async function requireAnyGiver(ports: AccountPorts, uid: string): Promise<void> {
  const { claims } = await granterOf(ports, uid);
  if (claims.roles.every((role) => MATRIX[role]['user.grant'] === 'none')) {
    throw new Refused('access/denied');
  }
}

/**
 * Whether a person may withdraw an invitation: anyone who can grant roles in its journal, or
 * everywhere.
 */
async function requireWithdrawer(
  ports: AccountPorts,
  uid: string,
  { journal }: RoleInvitation,
): Promise<void> {
  const { claims } = await granterOf(ports, uid);
  const isTheirs = journal !== '' && (claims.grants.editor ?? []).includes(journal);
  if (!claims.roles.includes('admin') && !isTheirs) throw new Refused('access/denied');
}

/**
 * `withdrawRoleInvitation`: makes its link invalid. Throws `Refused`: `access/denied`,
 * `record/not-found`, `invitation/not-open`.
 */
export async function withdrawInvitation(
  ports: AccountPorts,
  { uid }: By,
  { invitation: id }: z.output<typeof CALLS.withdrawRoleInvitation.request>,
): Promise<Record<string, never>> {
  const { db, now } = ports;
  await requireAnyGiver(ports, uid);
  const known = await inTransaction(db, (tx) => readInvitation(db, tx, id));
  await requireWithdrawer(ports, uid, known);
  await inTransaction(db, async (tx) => {
    const before = await readInvitation(db, tx, id);
    if (before.state === 'withdrawn') return;
    if (before.state !== 'open') throw new Refused('invitation/not-open');
    const at = now();
    tx.update(invitationRef(db, id), {
      state: 'withdrawn',
      answeredAt: at.toISOString(),
      dueAt: daysAfter(at, ROLE_INVITATION_KEPT_DAYS),
    });
    trace(ports, tx, 'role.withdraw', uid, id, before);
  });
  return {};
}
