import { USERS } from '@quire/model/collections';
import { UserSchema } from '@quire/model/entities/user';
import type { Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import type { Person } from './principal.ts';

/**
 * A user with their current rights, for actions that are done later on their behalf; null if the account no longer
 * exists.
 */
export async function readActor(db: Firestore, uid: string): Promise<Person | null> {
  const user = readRecord(await db.collection(USERS).doc(uid).get(), UserSchema);
  if (!user) return null;
  const { email, roles, grants } = user;
  return { uid, email, claims: { roles, grants } };
}
