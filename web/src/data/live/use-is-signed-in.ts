import { useAuthState } from 'react-firebase-hooks/auth';
import { signedInAuth } from '../../firebase/auth.ts';

/**
 * Whether a person is signed in. A listener that was refused when a session ended stays silent, so it
 * has to be restarted when the session is renewed.
 */
export function useIsSignedIn(): boolean {
  const [user] = useAuthState(signedInAuth());
  return user !== null && user !== undefined;
}
