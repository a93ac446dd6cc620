import type { Caller } from '../calls/caller.ts';
import { accountByUid } from './find-account.ts';
import type { AccountAuth } from './ports.ts';

/**
 * Whether a caller's session has been ended since it began: by a new password, by a role that was
 * taken away, with the account. An ID token alone would live on for up to an hour.
 */
export async function isSessionOver(
  auth: AccountAuth,
  { uid, signedInAt }: Pick<Caller, 'uid' | 'signedInAt'>,
): Promise<boolean> {
  const account = await accountByUid(auth, uid);
  if (!account || account.disabled) return true;
  const since = account.tokensValidAfterTime ? Date.parse(account.tokensValidAfterTime) : 0;
  return signedInAt.getTime() < since;
}
