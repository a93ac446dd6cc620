import { claimsOf } from '@quire/model/roles';
import { isAuthCode } from './auth-code.ts';
import { LinkSchema, linksOf } from './link.ts';
import type { Account, AccountPorts } from './ports.ts';
import { profileRef } from './read-profile.ts';

/** For this long, a link that was just used may still be changing its account. */
const AT_WORK_MS = 10 * 60_000;

/**
 * Removes an account whose address was never confirmed, with everything that could restore it: its sessions, its links,
 * and providers that were added to it. False if it must stay, because its address is being confirmed at the moment, or
 * because it was given a role.
 */
export async function removeUnverified(
  { db, auth, now }: Pick<AccountPorts, 'db' | 'auth' | 'now'>,
  account: Account,
): Promise<boolean> {
  if (account.emailVerified || claimsOf(account.customClaims ?? {}).roles.length > 0) return false;
  const since = new Date(now().getTime() - AT_WORK_MS).toISOString();
  const isFree = await db.runTransaction(async (tx) => {
    const { docs } = await tx.get(linksOf(db, account.uid));
    const isAtWork = docs.some((doc) => {
      const link = LinkSchema.safeParse(doc.data());
      return link.data?.usedAt !== undefined && link.data.usedAt > since;
    });
    if (isAtWork) return false;
    for (const { ref } of docs) tx.delete(ref);
    tx.delete(profileRef(db, account.uid));
    return true;
  });
  if (!isFree) return false;
  try {
    await auth.deleteUser(account.uid);
  } catch (error) {
    if (!isAuthCode(error, 'auth/user-not-found')) throw error;
  }
  return true;
}
