import { USERS } from '@quire/model/collections';
import type { Firestore } from 'firebase-admin/firestore';

/** The name by which colleagues know the holder of an account. */
export async function personName(db: Firestore, uid: string): Promise<string> {
  if (uid === '' || uid.includes('/')) return 'Somebody';
  const user = await db.collection(USERS).doc(uid).get();
  const [name, email]: unknown[] = [user.get('displayName'), user.get('email')];
  const known = [name, email].find((each) => typeof each === 'string' && each !== '');
  return typeof known === 'string' ? known : 'Somebody';
}
