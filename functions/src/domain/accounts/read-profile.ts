import { PROFILES } from '@quire/model/collections';
import { PersonNameSchema, ProfileSchema } from '@quire/model/entities/profile';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import { fullName } from './new-profile.ts';
import type { Account } from './ports.ts';

export const profileRef = (db: Firestore, uid: string): DocumentReference =>
  db.collection(PROFILES).doc(uid);

/**
 * The fields that functions depend on. The owner's browser writes the rest under rules that cannot check all of it:
 * nothing in it may make a function fail, especially not for other people.
 */
export const KnownProfileSchema = ProfileSchema.pick({
  email: true,
  state: true,
  consents: true,
  createdAt: true,
  erasureAt: true,
}).extend({
  given: PersonNameSchema.catch(''),
  family: PersonNameSchema.catch('Reader'),
});
export type KnownProfile = z.infer<typeof KnownProfileSchema>;

export async function readProfile(db: Firestore, uid: string): Promise<KnownProfile | null> {
  return readRecord(await profileRef(db, uid).get(), KnownProfileSchema);
}

/** A name that is safe in a mail, or null: signed-in users can set any name at Firebase. */
export const nameOf = (
  profile: KnownProfile | null,
  { displayName }: Pick<Account, 'displayName'>,
): string | null => {
  if (profile) return fullName(profile);
  return PersonNameSchema.safeParse(displayName).data ?? null;
};

/**
 * How a mail addresses the holder of an account. Until the address is confirmed, a stranger may have entered the name.
 */
export const greetingName = (profile: KnownProfile | null, account: Account): string =>
  (profile || account.emailVerified ? nameOf(profile, account) : null) ?? 'reader';
