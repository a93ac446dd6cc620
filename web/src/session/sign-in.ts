import type { ErrorCode } from '@quire/model/errors';
import { FirebaseError } from 'firebase/app';
import { signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { forgetWrongPasswords, noteWrongPassword, pauseSeconds } from './attempts.ts';
import { signedInAuth } from './auth.ts';
import { rememberSession } from './remember.ts';

/** What Firebase Auth's refusals mean to a person; a wrong address and a wrong password read alike. */
const MEANING: Readonly<Record<string, ErrorCode>> = {
  'auth/invalid-credential': 'sign-in/wrong',
  'auth/invalid-login-credentials': 'sign-in/wrong',
  'auth/invalid-email': 'sign-in/wrong',
  'auth/user-not-found': 'sign-in/wrong',
  'auth/wrong-password': 'sign-in/wrong',
  'auth/user-disabled': 'sign-in/wrong',
  'auth/too-many-requests': 'sign-in/throttled',
};

/** Signs a person in with fresh claims; answers null, or why it did not work. */
export async function signIn(email: string, password: string): Promise<ErrorCode | null> {
  if (pauseSeconds() > 0) return 'sign-in/pause';
  try {
    const { user } = await signInWithEmailAndPassword(signedInAuth(), email.trim(), password);
    await user.getIdToken(true);
    forgetWrongPasswords();
    rememberSession(true);
    return null;
  } catch (error) {
    const code = error instanceof FirebaseError ? error.code : '';
    const meaning = MEANING[code] ?? 'sign-in/unreachable';
    if (meaning === 'sign-in/wrong' && noteWrongPassword()) return 'sign-in/pause';
    return meaning;
  }
}

/** Whether this page has a session right now. */
export function isSignedIn(): boolean {
  return signedInAuth().currentUser !== null;
}

/** Whether the person has a password, or comes by another service only. */
export function hasPassword(): boolean {
  const ways = signedInAuth().currentUser?.providerData ?? [];
  return ways.some(({ providerId }) => providerId === 'password');
}

/** Ends the session on this device. */
export async function endSession(): Promise<void> {
  rememberSession(false);
  await signOut(signedInAuth());
}
