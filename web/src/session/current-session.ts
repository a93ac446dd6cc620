import { signedInAuth } from '../firebase/auth.ts';
import { sessionIdOf } from '../firebase/record-session.ts';

/** The id of this browser's own session; null where nobody is signed in. */
export async function currentSessionId(): Promise<string | null> {
  const { currentUser } = signedInAuth();
  return currentUser && sessionIdOf(currentUser);
}
