import { accountVerifyPath, signInPath } from '@quire/model/paths';
import { signedInAuth } from './auth.ts';
import { rememberSession } from './remember.ts';

/**
 * Where somebody must go before they may open a page of the signed-in area; null where they may.
 * For people's comfort: the rules guard the data.
 *
 * @param here path and query, to come back to
 */
export async function guardSignedIn(here: string): Promise<string | null> {
  const auth = signedInAuth();
  await auth.authStateReady();
  const { currentUser } = auth;
  rememberSession(currentUser !== null);
  if (!currentUser) return signInPath(here);
  if (currentUser.emailVerified) return null;
  // The address may have been confirmed since, in another window.
  await currentUser.reload().catch(() => {});
  return currentUser.emailVerified ? null : accountVerifyPath();
}
