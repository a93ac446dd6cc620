import { signedInAuth } from '../firebase/auth.ts';
import { openSession } from '../firebase/keep-session.ts';

/** The address of whoever is signed in on this device; null where nobody is. */
export async function signedInAs(): Promise<string | null> {
  const auth = signedInAuth();
  await auth.authStateReady();
  const { currentUser } = auth;
  if (!currentUser?.email) return null;
  await openSession(auth, currentUser);
  return currentUser.email;
}
