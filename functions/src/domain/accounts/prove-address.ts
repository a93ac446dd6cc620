import { forgetBounces } from '../outbox/bounces/forget-bounces.ts';
import { type AlsoWrite, activateAccount } from './activate-account.ts';
import { endAllSessions } from './end-all-sessions.ts';
import type { Account, AccountChange, AccountPorts } from './ports.ts';

/**
 * An account's holder has proved its address. What was tied to it before by somebody who had not
 * (a provider, a session) goes; the account gets its first rights.
 */
export async function proveAddress(
  ports: AccountPorts,
  account: Account,
  change: AccountChange = {},
  alsoWrite?: AlsoWrite,
): Promise<Account> {
  const { auth } = ports;
  // A new address is asked for by the account's holder, with whatever they sign in: that stays.
  const isFirstProof = !account.emailVerified && change.email === undefined;
  const others = account.providerData
    .map(({ providerId }) => providerId)
    .filter((id) => id !== 'password');
  const proved = await auth.updateUser(account.uid, {
    ...change,
    emailVerified: true,
    ...(isFirstProof && others.length > 0 ? { providersToUnlink: others } : {}),
  });
  if (isFirstProof) await endAllSessions(ports, account.uid);
  await activateAccount(ports, proved, alsoWrite);
  // The mail with the link has arrived: what came back before counts no more.
  await forgetBounces(ports.db, proved.email ?? '');
  return proved;
}
