import { USERS } from '@quire/model/collections';
import type { Submission } from '@quire/model/entities/submission';
import { UserSchema } from '@quire/model/entities/user';
import { isStaff } from '@quire/model/roles';
import type { Firestore } from 'firebase-admin/firestore';

/**
 * Whether a member of the press's staff wrote it. If so, nothing about its reviewers may appear in lists that staff can
 * see.
 */
export async function isByStaff(
  db: Firestore,
  { authorUids }: Pick<Submission, 'authorUids'>,
): Promise<boolean> {
  if (authorUids.length === 0) return false;
  const users = await db.getAll(...authorUids.map((uid) => db.collection(USERS).doc(uid)));
  return users.some((user) => {
    const read = UserSchema.safeParse(user.data());
    return read.success && isStaff(read.data);
  });
}
