import type { ErrorCode } from '@quire/model/errors';
import { FirebaseError } from 'firebase/app';
import { signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { signedInAuth } from './auth.ts';

/** What Firebase Auth's refusals mean to a person; a wrong address and a wrong password read alike. */
const MEANING: Readonly<Record<string, ErrorCode>> = {
  'auth/invalid-credential': 'sign-in/wrong',
  'auth/invalid-email': 'sign-in/wrong',
  'auth/user-not-found': 'sign-in/wrong',
  'auth/wrong-password': 'sign-in/wrong',
  'auth/user-disabled': 'sign-in/wrong',
  'auth/too-many-requests': 'sign-in/throttled',
};

/** Signs a person in with fresh claims; answers null, or why it did not work. */
export async function signIn(email: string, password: string): Promise<ErrorCode | null> {
  try {
    const { user } = await signInWithEmailAndPassword(
      signedInAuth(),
      email.trim(),
      password,
    );
    await user.getIdToken(true);
    return null;
  } catch (error) {
    const code = error instanceof FirebaseError ? error.code : '';
    return MEANING[code] ?? 'sign-in/unreachable';
  }
}

/** Ends the session on this device. */
export async function endSession(): Promise<void> {
  await signOut(signedInAuth());
}
