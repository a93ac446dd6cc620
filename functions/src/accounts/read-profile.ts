import { PROFILES } from '@quire/model/collections';
import { type Profile, ProfileSchema } from '@quire/model/entities/profile';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../publish/read-record.ts';
import { fullName } from './new-profile.ts';
import type { Account } from './ports.ts';

export const profileRef = (db: Firestore, uid: string): DocumentReference =>
  db.collection(PROFILES).doc(uid);

export async function readProfile(db: Firestore, uid: string): Promise<Profile | null> {
  return readRecord(await profileRef(db, uid).get(), ProfileSchema);
}

/** How a mail addresses the holder of an account. */
export const greetingName = (profile: Profile | null, account: Account): string =>
  profile ? fullName(profile) : account.displayName || 'reader';
