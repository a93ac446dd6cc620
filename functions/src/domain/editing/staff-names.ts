import { USERS } from '@quire/model/collections';
import { claimsOf, isStaff } from '@quire/model/roles';
import type { Firestore } from 'firebase-admin/firestore';
import { Refused } from '../../platform/errors/refused.ts';
import type { Caller } from '../access/caller.ts';

/** The names of those of these accounts that are staff. Throws `Refused` where the caller is not. */
export async function staffNames(
  db: Firestore,
  caller: Caller,
  uids: readonly string[],
): Promise<{ names: Record<string, string> }> {
  if (!isStaff(caller.claims)) throw new Refused('access/denied');
  if (uids.length === 0) return { names: {} };
  const users = await db.getAll(...[...new Set(uids)].map((uid) => db.collection(USERS).doc(uid)));
  const named = users.flatMap((user): [string, string][] => {
    const name: unknown = user.get('displayName') || user.get('email');
    const claims = claimsOf({ roles: user.get('roles') });
    return typeof name === 'string' && isStaff(claims) ? [[user.id, name]] : [];
  });
  return { names: Object.fromEntries(named) };
}
