import type { ErrorCode } from '@quire/model/errors';
import { FirebaseError } from 'firebase/app';
import { type Auth, signInWithEmailAndPassword, signOut } from 'firebase/auth';
import type { Provider } from '../config/providers.ts';
import { signedInAuth } from '../firebase/auth.ts';
import { forgetWrongPasswords, noteWrongPassword, pauseSeconds } from './attempts.ts';
import { rememberSession } from './remember.ts';

/** The messages for Firebase Auth's refusals. A wrong address and a wrong password have the same message. */
const MEANING: Readonly<Record<string, ErrorCode>> = {
  'auth/invalid-credential': 'sign-in/wrong',
  'auth/invalid-login-credentials': 'sign-in/wrong',
  'auth/invalid-email': 'sign-in/wrong',
  'auth/user-not-found': 'sign-in/wrong',
  'auth/wrong-password': 'sign-in/wrong',
  'auth/user-disabled': 'sign-in/wrong',
  'auth/too-many-requests': 'sign-in/throttled',
};

/**
 * Signs a person in with fresh claims; returns null, or why it failed.
 *
 * @param aside a second session; the page's own does not change
 */
export async function signIn(
  email: string,
  password: string,
  aside?: Auth,
): Promise<ErrorCode | null> {
  if (pauseSeconds() > 0) return 'sign-in/pause';
  try {
    const auth = aside ?? signedInAuth();
    const { user } = await signInWithEmailAndPassword(auth, email.trim(), password);
    await user.getIdToken(true);
    forgetWrongPasswords();
    if (!aside) rememberSession(true);
    return null;
  } catch (error) {
    const code = error instanceof FirebaseError ? error.code : '';
    const meaning = MEANING[code] ?? 'sign-in/unreachable';
    if (meaning === 'sign-in/wrong' && noteWrongPassword()) return 'sign-in/pause';
    return meaning;
  }
}

/** Whether this page has a session. */
export function isSignedIn(): boolean {
  return signedInAuth().currentUser !== null;
}

/** Whether the person has a password, and not only another service. */
export function hasPassword(): boolean {
  const ways = signedInAuth().currentUser?.providerData ?? [];
  return ways.some(({ providerId }) => providerId === 'password');
}

/** The other service that the person signs in with; null if there is none. */
export function ownProvider(): Provider | null {
  const ways = (signedInAuth().currentUser?.providerData ?? []).map(({ providerId }) => providerId);
  if (ways.includes('google.com')) return 'google';
  return ways.includes('oidc.orcid') ? 'orcid' : null;
}

/** Ends the session on this device. */
export async function endSession(): Promise<void> {
  rememberSession(false);
  await signOut(signedInAuth());
}
