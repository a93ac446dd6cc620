import { signInWithCustomToken } from 'firebase/auth';
import { signedInAuth } from '../firebase/auth.ts';
import { rememberSession } from './remember.ts';

/** Goes on with the session of a custom token: one in which a second factor was given. */
export async function signInWithToken(token: string): Promise<void> {
  await signInWithCustomToken(signedInAuth(), token);
  rememberSession(true);
}
