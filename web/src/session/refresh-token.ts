import { signedInAuth } from '../firebase/auth.ts';

/** Refreshes the token, so that it has the roles granted since. */
export async function refreshToken(): Promise<void> {
  await signedInAuth().currentUser?.getIdToken(true);
}
