import type { CALLS } from '@quire/model/calls/calls';
import { formatScope } from '@quire/model/role-labels';
import type { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { personName } from '../../access/person-name.ts';
import { requireSender } from '../../accounts/account-mail.ts';
import { accountByEmail } from '../../accounts/find-account.ts';
import type { AccountPorts } from '../../accounts/ports.ts';
import { followInvitation } from './invitation-links.ts';
import { stateAt } from './invitation-record.ts';
import { whereInWords } from './where-in-words.ts';

/**
 * `viewRoleInvitation`: for the holder of the link, and so of the mailbox. Throws
 * `account/link-unknown`.
 */
export async function viewInvitation(
  ports: Pick<AccountPorts, 'db' | 'auth' | 'now' | 'origin'>,
  { token }: { readonly token: string },
): Promise<z.input<typeof CALLS.viewRoleInvitation.response>> {
  const { db, auth, now } = ports;
  const { invitation } = await inTransaction(db, (tx) => followInvitation(db, tx, token));
  const { role, scope, note, email, expiresAt, invitedBy } = invitation;
  const [sender, account, where, inviter] = await Promise.all([
    requireSender(ports),
    accountByEmail(auth, email),
    whereInWords(db, role, scope),
    personName(db, invitedBy),
  ]);
  const isBegun = invitation.state === 'accepted' && invitation.grantedAt === undefined;
  return {
    ...{ role, note, email, expiresAt, inviter },
    // An interrupted acceptance can be continued by the person who began it.
    state: isBegun ? 'open' : stateAt(invitation, now()),
    where: where ?? formatScope(scope),
    press: sender.press,
    hasAccount: account?.emailVerified === true,
  };
}
