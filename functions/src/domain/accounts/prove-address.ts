import { forgetBounces } from '../outbox/bounces/forget-bounces.ts';
import { type AlsoWrite, activateAccount } from './activate-account.ts';
import { endAllSessions } from './end-all-sessions.ts';
import type { Account, AccountChange, AccountPorts } from './ports.ts';

/**
 * The holder of an account has confirmed its address. Providers and sessions that were added before by anyone else are
 * removed; the account gets its first rights.
 */
export async function proveAddress(
  ports: AccountPorts,
  account: Account,
  change: AccountChange = {},
  alsoWrite?: AlsoWrite,
): Promise<Account> {
  const { auth } = ports;
  // Only the signed-in holder of the account can request a new address, so its providers stay.
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
  // The mail with the link has arrived, so earlier bounces no longer count.
  await forgetBounces(ports.db, proved.email ?? '');
  return proved;
}
