import { signInWithCustomToken } from 'firebase/auth';
import { signedInAuth } from '../firebase/auth.ts';
import { rememberSession } from './remember.ts';

/** Continues with the session of a custom token, in which a second factor was given. */
export async function signInWithToken(token: string): Promise<void> {
  await signInWithCustomToken(signedInAuth(), token);
  rememberSession(true);
}
