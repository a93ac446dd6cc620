import type { ErrorCode } from '@quire/model/errors';
import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  OAuthProvider,
  signInWithPopup,
  signOut,
} from 'firebase/auth';
import type { Provider } from '../config/providers.ts';
import { signedInAuth } from '../firebase/auth.ts';
import { rememberSession } from './remember.ts';

export type ProviderOutcome =
  /** `isComplete`: the person has an account with the press, not only with Firebase. */
  | { readonly state: 'signed-in'; readonly isComplete: boolean }
  /** The person closed the window or opened another one. */
  | { readonly state: 'cancelled' }
  | { readonly state: 'failed'; readonly problem: ErrorCode };

const CANCELLED: ReadonlySet<string> = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
]);

function providerOf(provider: Provider) {
  if (provider === 'google') return new GoogleAuthProvider();
  const orcid = new OAuthProvider('oidc.orcid');
  orcid.addScope('openid');
  return orcid;
}

/**
 * Signs in with another service, in its own window.
 *
 * @param onlyAs the address of the expected account; any other is signed out again
 * @param aside a second session; the page's own does not change
 */
export async function signInWith(
  provider: Provider,
  onlyAs?: string,
  aside?: Auth,
): Promise<ProviderOutcome> {
  const auth = aside ?? signedInAuth();
  try {
    const credential = await signInWithPopup(auth, providerOf(provider));
    if (onlyAs !== undefined && credential.user.email !== onlyAs) {
      await signOut(auth);
      return { state: 'failed', problem: 'sign-in/other-account' };
    }
    if (!aside) rememberSession(true);
    const { claims } = await credential.user.getIdTokenResult(true);
    const isNew = getAdditionalUserInfo(credential)?.isNewUser ?? false;
    return { state: 'signed-in', isComplete: !isNew && Array.isArray(claims.roles) };
  } catch (error) {
    const code = error instanceof FirebaseError ? error.code : '';
    if (CANCELLED.has(code)) return { state: 'cancelled' };
    return { state: 'failed', problem: 'sign-in/provider' };
  }
}
