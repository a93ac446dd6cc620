/** Answers an invitation to a role: with an existing account, with a new one, or by declining. */
import type { CALLS } from '@quire/model/calls/calls';
import type { JoinRequest } from '@quire/model/calls/rights';
import { AUDIT } from '@quire/model/collections';
import { ROLE_INVITATION_KEPT_DAYS } from '@quire/model/constants';
import type { RoleInvitation } from '@quire/model/entities/role-invitation';
import { formatScope } from '@quire/model/role-labels';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import { requireSender } from '../../accounts/account-mail.ts';
import { accountByUid } from '../../accounts/find-account.ts';
import type { AccountPorts } from '../../accounts/ports.ts';
import { enqueueMails } from '../../outbox/enqueue-mail.ts';
import { addGrant, type Granted } from '../grant-roles.ts';
import { type Followed, followInvitation } from './invitation-links.ts';
import { answeredMail } from './invitation-mails.ts';
import { daysAfter, invitationRef, stateAt } from './invitation-record.ts';
import { makeInvitedAccount } from './make-invited-account.ts';
import { requireGiver } from './require-giver.ts';
import { whereInWords } from './where-in-words.ts';

/** Whether this account began to accept and has not yet received the role: it can continue. */
const isBegunBy = ({ state, acceptedBy, grantedAt }: RoleInvitation, uid: string): boolean =>
  state === 'accepted' && acceptedBy === uid && grantedAt === undefined;

/**
 * The invitation with this secret, if it can be answered now. Throws `account/link-…`, `invitation/not-open`.
 */
async function followOpen(
  { db, now }: Pick<AccountPorts, 'db' | 'now'>,
  tx: Transaction,
  token: string,
  uid = '',
): Promise<Followed> {
  const followed = await followInvitation(db, tx, token);
  const state = stateAt(followed.invitation, now());
  if (state === 'expired') throw new Refused('account/link-expired');
  if (state !== 'open' && !isBegunBy(followed.invitation, uid)) {
    throw new Refused('invitation/not-open');
  }
  return followed;
}

const ended = (now: Date) => ({
  answeredAt: now.toISOString(),
  dueAt: daysAfter(now, ROLE_INVITATION_KEPT_DAYS),
});

const placeOf = async ({ db }: Pick<AccountPorts, 'db'>, { role, scope }: RoleInvitation) =>
  (await whereInWords(db, role, scope)) ?? formatScope(scope);

/** `declineRoleInvitation`. Throws `Refused`: `account/link-…`, `invitation/not-open`. */
export async function declineInvitation(
  ports: AccountPorts,
  { token, reason }: z.output<typeof CALLS.declineRoleInvitation.request>,
): Promise<Record<string, never>> {
  const { db, now } = ports;
  const sender = await requireSender(ports);
  await inTransaction(db, async (tx) => {
    const { id, invitation } = await followOpen(ports, tx, token);
    const declined = { ...invitation, ...(reason ? { reason } : {}) };
    const where = await placeOf(ports, invitation);
    const mails = await answeredMail(ports, sender, id, declined, where, 'declined');
    await enqueueMails(ports, tx, mails);
    const { email, role, scope } = invitation;
    const at = now().toISOString();
    const entry = { action: 'role.decline', at, by: 'invited', invitation: id, email, role, scope };
    tx.set(db.collection(AUDIT).doc(`role.decline~${id}`), entry);
    const change = { state: 'declined', ...ended(now()), ...(reason ? { reason } : {}) };
    tx.update(invitationRef(db, id), change);
  });
  return {};
}

/** Translates the reason why the role cannot be granted for the invited person. */
function requireGranted(outcome: Granted): void {
  if (outcome === 'granted' || outcome === 'unchanged') return;
  if (outcome === 'busy') throw new Refused('roles/busy');
  if (outcome === 'too-many') throw new Refused('roles/too-many');
  throw new Refused('invitation/not-granted');
}

/** Records the grant: for the log, for the inviter, and so that it is granted once. */
async function conclude(
  ports: AccountPorts,
  { id, invitation }: Followed,
  uid: string,
  email: string,
): Promise<void> {
  const { db, now } = ports;
  const sender = await requireSender(ports);
  const where = await placeOf(ports, invitation);
  const other = email === invitation.email ? '' : email;
  const mails = await answeredMail(ports, sender, id, invitation, where, 'accepted', other);
  const { role, scope } = invitation;
  await inTransaction(db, async (tx) => {
    await enqueueMails(ports, tx, mails);
    const at = now().toISOString();
    tx.set(db.collection(AUDIT).doc(`role.accept~${id}`), {
      ...{ action: 'role.accept', at, by: uid, uid, invitation: id, role, scope },
      ...{ email: invitation.email, isOther: other !== '' },
    });
    tx.update(invitationRef(db, id), { grantedAt: at });
  });
}

/**
 * Grants the role to an account. The invitation is reserved first, so that only one of two who follow the same
 * link gets it; if the role cannot be granted, the invitation is open again.
 */
async function take(ports: AccountPorts, token: string, uid: string, email: string): Promise<void> {
  const { db, now } = ports;
  const followed = await inTransaction(db, async (tx) => {
    const found = await followOpen(ports, tx, token, uid);
    tx.update(invitationRef(db, found.id), { state: 'accepted', acceptedBy: uid, ...ended(now()) });
    return found;
  });
  const { id, invitation } = followed;
  const { role, scope, invitedBy: by } = invitation;
  const reopen = () =>
    invitationRef(db, id).update({
      ...{ state: 'open', dueAt: invitation.dueAt },
      ...{ acceptedBy: FieldValue.delete(), answeredAt: FieldValue.delete() },
    });
  try {
    // The journal or issue has been deleted in the meantime.
    if ((await whereInWords(db, role, scope)) === null) throw new Refused('invitation/not-granted');
    requireGranted(await addGrant(ports, { uid, by, role, scope }));
  } catch (error) {
    if (error instanceof Refused) await reopen();
    throw error;
  }
  await conclude(ports, followed, uid, email);
}

/**
 * `acceptRoleInvitation`, with the account that is signed in. Throws `Refused`: `account/link-…`,
 * `invitation/not-open`, `invitation/other-account` where its address is not the invited one and the request
 * does not confirm that, `invitation/not-granted` where the inviter may not, or no longer, grant the role.
 */
export async function acceptInvitation(
  ports: AccountPorts,
  { uid }: { readonly uid: string },
  { token, isOther }: z.output<typeof CALLS.acceptRoleInvitation.request>,
): Promise<Record<string, never>> {
  const account = await accountByUid(ports.auth, uid);
  const email = account?.email?.toLowerCase();
  if (!email || !account?.emailVerified) throw new Refused('account/not-verified');
  const { invitation } = await inTransaction(ports.db, (tx) => followOpen(ports, tx, token, uid));
  if (email !== invitation.email && !isOther) throw new Refused('invitation/other-account');
  await take(ports, token, uid, email);
  return {};
}

/**
 * `joinByInvitation`: creates an account with the invited address, which the link confirms, and grants it the
 * role. Throws `Refused`: as `acceptInvitation`, `password/*`, `invitation/has-account`, `account/throttled`.
 */
export async function joinByInvitation(
  ports: AccountPorts,
  request: JoinRequest,
  network: string,
): Promise<{ email: string }> {
  const { token } = request;
  const { invitation } = await inTransaction(ports.db, (tx) => followOpen(ports, tx, token));
  const { email } = invitation;
  // Checked first, so that no one registers for a role that they cannot get.
  await requireGiver(ports, invitation.invitedBy, invitation).catch((error: unknown) => {
    throw error instanceof Refused && error.code !== 'invitation/holds-it'
      ? new Refused('invitation/not-granted')
      : error;
  });
  const { uid } = await makeInvitedAccount(ports, request, email, network);
  await take(ports, token, uid, email);
  return { email };
}
