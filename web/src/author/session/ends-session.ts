import { CallError } from '../../data/call-error.ts';

/**
 * Why a failed action is one for the dialog: the session is over, or the account's owner must have
 * signed in just now. Null where the password would not help.
 *
 * @param isSignedIn whether the device still has a session: with one, a refusal is a refusal
 */
export function endsSession(error: unknown, isSignedIn: boolean): 'ended' | 'fresh' | null {
  if (error instanceof CallError) {
    // With a code, where there is a second factor: another window may have signed in without one.
    if (error.code === 'account/sign-in-again' || error.code === 'account/second-factor') {
      return 'fresh';
    }
    return error.code === 'account/signed-out' ? 'ended' : null;
  }
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  if (typeof code !== 'string') return null;
  if (code === 'auth/requires-recent-login') return 'fresh';
  if (code === 'auth/user-token-expired') return 'ended';
  // Firestore's and Storage's words for “no”.
  const isRefusal = /(^|\/)(unauthenticated|unauthorized|permission-denied)$/.test(code);
  return isRefusal && !isSignedIn ? 'ended' : null;
}
