import { accountVerifyPath, signInPath } from '@quire/model/paths';
import { missingFactor } from '@quire/model/second-factor';
import { secondFactorPath } from '@quire/model/second-factor-path';
import { signedInAuth } from '../firebase/auth.ts';
import { rememberSession } from './remember.ts';

const NONE: Readonly<Record<string, unknown>> = {};

/**
 * The page that a person must visit before a page of the signed-in area; null if there is none.
 * This is for convenience: the rules protect the data.
 *
 * @param here path and query to return to
 */
export async function guardSignedIn(here: string): Promise<string | null> {
  const auth = signedInAuth();
  await auth.authStateReady();
  const { currentUser } = auth;
  rememberSession(currentUser !== null);
  if (!currentUser) return signInPath(here);
  const { claims } = await currentUser.getIdTokenResult().catch(() => ({ claims: NONE }));
  if (missingFactor(claims)) return secondFactorPath(here);
  if (claims.email_verified === true && Array.isArray(claims.roles)) return null;
  // The address may have been confirmed in another window since the token was issued.
  await currentUser.reload().catch(() => {});
  await currentUser.getIdToken(true).catch(() => {});
  return currentUser.emailVerified ? null : accountVerifyPath();
}
