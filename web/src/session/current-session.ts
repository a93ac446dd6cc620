import { sessionDocId } from '@quire/model/collections';
import { signedInAuth } from './auth.ts';

/** The id of this browser's own session; null where nobody is signed in. */
export async function currentSessionId(): Promise<string | null> {
  const { currentUser } = signedInAuth();
  if (!currentUser) return null;
  const { claims } = await currentUser.getIdTokenResult();
  return sessionDocId(currentUser.uid, Number(claims.auth_time));
}
