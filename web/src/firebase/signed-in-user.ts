import type { User } from 'firebase/auth';
import { signedInAuth } from './auth.ts';
import { openSession } from './keep-session.ts';

/** Who is signed in on this device, with a recorded session, without which the rules refuse to read; null if no one is. */
export async function signedInUser(): Promise<User | null> {
  const auth = signedInAuth();
  await auth.authStateReady();
  const { currentUser } = auth;
  if (currentUser) await openSession(auth, currentUser);
  return currentUser;
}
