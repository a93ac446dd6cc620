import { isAuthCode } from './auth-code.ts';
import type { Account, AccountAuth } from './ports.ts';

async function orNull(found: Promise<Account>): Promise<Account | null> {
  try {
    return await found;
  } catch (error) {
    if (isAuthCode(error, 'auth/user-not-found')) return null;
    throw error;
  }
}

export const accountByUid = (
  auth: Pick<AccountAuth, 'getUser'>,
  uid: string,
): Promise<Account | null> => orNull(auth.getUser(uid));

/** Firebase Auth compares addresses without case. */
export const accountByEmail = (auth: AccountAuth, email: string): Promise<Account | null> =>
  orNull(auth.getUserByEmail(email));
