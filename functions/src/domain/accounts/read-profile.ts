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
 * What is built on. The rest is its owner's, whose browser writes it by rules that cannot judge all
 * of it: nothing an owner writes may keep a function from its work, least of all for others.
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

/** A name that may stand in a mail, or null: whoever is signed in writes theirs at Firebase as they like. */
export const nameOf = (
  profile: KnownProfile | null,
  { displayName }: Pick<Account, 'displayName'>,
): string | null => {
  if (profile) return fullName(profile);
  return PersonNameSchema.safeParse(displayName).data ?? null;
};

/** How a mail addresses the holder of an account. Before the address is proved, a stranger wrote it. */
export const greetingName = (profile: KnownProfile | null, account: Account): string =>
  (profile || account.emailVerified ? nameOf(profile, account) : null) ?? 'reader';
