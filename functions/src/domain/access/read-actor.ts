import { USERS } from '@quire/model/collections';
import { UserSchema } from '@quire/model/entities/user';
import type { Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import type { Person } from './principal.ts';

/** Somebody with the rights they have now, for what is done in their name later; null where the account is gone. */
export async function readActor(db: Firestore, uid: string): Promise<Person | null> {
  const user = readRecord(await db.collection(USERS).doc(uid).get(), UserSchema);
  if (!user) return null;
  const { email, roles, grants } = user;
  return { uid, email, claims: { roles, grants } };
}
