import { useAuthState } from 'react-firebase-hooks/auth';
import { signedInAuth } from '../../firebase/auth.ts';

/**
 * Whether somebody is signed in. A listener that was refused when a session ended never speaks again:
 * whoever asks this begins to listen anew when the session is renewed.
 */
export function useIsSignedIn(): boolean {
  const [user] = useAuthState(signedInAuth());
  return user !== null && user !== undefined;
}
