import { signedInAuth } from '../firebase/auth.ts';
import { sessionIdOf } from '../firebase/record-session.ts';

/** The ID of this browser's session; null if nobody is signed in. */
export async function currentSessionId(): Promise<string | null> {
  const { currentUser } = signedInAuth();
  return currentUser && sessionIdOf(currentUser);
}
