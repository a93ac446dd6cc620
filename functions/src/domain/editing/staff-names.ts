import { ACCOUNT_MERGES, USERS } from '@quire/model/collections';
import { AccountMergeSchema } from '@quire/model/entities/account-merge';
import { claimsOf, isStaff } from '@quire/model/roles';
import type { Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Caller } from '../access/caller.ts';

/** The names of those accounts that belong to staff. Throws `Refused` if the caller is not staff. */
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
  const known = new Set(users.filter(({ exists }) => exists).map(({ id }) => id));
  return { names: { ...(await namesOfMerged(db, uids, known)), ...Object.fromEntries(named) } };
}

/** Staff whose account has since been merged into another. */
async function namesOfMerged(
  db: Firestore,
  uids: readonly string[],
  known: ReadonlySet<string>,
): Promise<Record<string, string>> {
  const gone = [...new Set(uids)].filter((uid) => !known.has(uid));
  if (gone.length === 0) return {};
  const found = await db.getAll(...gone.map((uid) => db.collection(ACCOUNT_MERGES).doc(uid)));
  const named = found.flatMap((doc): [string, string][] => {
    const merge = readRecord(doc, AccountMergeSchema);
    return merge && isStaff(merge) ? [[doc.id, merge.name]] : [];
  });
  return Object.fromEntries(named);
}
