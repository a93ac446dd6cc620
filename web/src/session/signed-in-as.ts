import { signedInAuth } from '../firebase/auth.ts';
import { openSession } from '../firebase/keep-session.ts';

/** The address of the person signed in on this device; null if there is none. */
export async function signedInAs(): Promise<string | null> {
  const auth = signedInAuth();
  await auth.authStateReady();
  const { currentUser } = auth;
  if (!currentUser?.email) return null;
  await openSession(auth, currentUser);
  return currentUser.email;
}
