import { USERS } from '@quire/model/collections';
import { UserSchema } from '@quire/model/entities/user';
import { accountWords } from '@quire/model/records/account-words';
import { accountByUid } from './find-account.ts';
import { fullName } from './new-profile.ts';
import type { AccountPorts } from './ports.ts';
import { profileRef, readProfile } from './read-profile.ts';

/**
 * Updates the names in Firebase Auth and in `users/{uid}` from the profile, which its owner edits. True if anything was
 * changed. The profile is read again, so a late event does no harm.
 */
export async function followName(
  { auth, db }: Pick<AccountPorts, 'auth' | 'db'>,
  uid: string,
): Promise<boolean> {
  const profile = await readProfile(db, uid);
  const account = profile && (await accountByUid(auth, uid));
  if (!profile || !account) return false;
  const displayName = fullName(profile);
  if (account.displayName !== displayName) await auth.updateUser(uid, { displayName });
  return db.runTransaction(async (tx) => {
    const ref = db.collection(USERS).doc(uid);
    const [user, now] = await tx.getAll(ref, profileRef(db, uid));
    const isOurs = now?.get('given') === profile.given && now.get('family') === profile.family;
    if (!user?.exists || !isOurs || user.get('displayName') === displayName) return false;
    const known = UserSchema.safeParse({ ...user.data(), displayName });
    tx.update(ref, { displayName, ...(known.success && accountWords(known.data)) });
    return true;
  });
}
