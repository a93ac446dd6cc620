import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Caller } from '../calls/caller.ts';
import { isAuthCode } from './auth-code.ts';

/**
 * Whether a caller's session has been ended since it began: by a new password, by a role that was
 * taken away, with the account. An ID token alone would live on for up to an hour.
 */
export async function isSessionOver(
  auth: Pick<Auth, 'getUser'>,
  { uid, signedInAt }: Caller,
): Promise<boolean> {
  let user: UserRecord;
  try {
    user = await auth.getUser(uid);
  } catch (error) {
    if (isAuthCode(error, 'auth/user-not-found')) return true;
    throw error;
  }
  const since = user.tokensValidAfterTime ? Date.parse(user.tokensValidAfterTime) : 0;
  return user.disabled || signedInAt.getTime() < since;
}
