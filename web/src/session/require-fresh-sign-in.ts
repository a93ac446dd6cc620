import { FRESH_SIGN_IN_MINUTES } from '@quire/model/constants';
import { isSignedInAgain } from '../firebase/ask-again.ts';
import { signedInAuth } from '../firebase/auth.ts';

/**
 * Whether the password was entered recently, or is entered when the page asks for it. It protects
 * lists of people on an unattended screen; the rules decide what may be read.
 */
export async function requireFreshSignIn(): Promise<boolean> {
  const { currentUser } = signedInAuth();
  if (!currentUser) return isSignedInAgain('account/signed-out');
  const { authTime } = await currentUser.getIdTokenResult();
  const age = Date.now() - Date.parse(authTime);
  return age <= FRESH_SIGN_IN_MINUTES * 60_000 || isSignedInAgain('account/sign-in-again');
}
