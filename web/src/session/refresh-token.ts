import { signedInAuth } from '../firebase/auth.ts';

/** Fetches the token anew, with the rights that have been granted since. */
export async function refreshToken(): Promise<void> {
  await signedInAuth().currentUser?.getIdToken(true);
}
