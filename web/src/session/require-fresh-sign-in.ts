import { FRESH_SIGN_IN_MINUTES } from '@quire/model/constants';
import { isSignedInAgain } from '../firebase/ask-again.ts';
import { signedInAuth } from '../firebase/auth.ts';

/**
 * Whether the password was entered just now, or is when the page asks for it in place: before somebody at a
 * screen that was left open takes a list of people away. What may be read is the rules' matter.
 */
export async function requireFreshSignIn(): Promise<boolean> {
  const { currentUser } = signedInAuth();
  if (!currentUser) return isSignedInAgain('account/signed-out');
  const { authTime } = await currentUser.getIdTokenResult();
  const age = Date.now() - Date.parse(authTime);
  return age <= FRESH_SIGN_IN_MINUTES * 60_000 || isSignedInAgain('account/sign-in-again');
}
