import { SESSIONS, USERS } from '@quire/model/collections';
import { UserSchema } from '@quire/model/entities/user';
import { journalsOf } from '@quire/model/grants';
import type { Firestore } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { AccountAuth } from '../accounts/ports.ts';
import { granterOf } from './granter-of.ts';

async function lastDay(db: Firestore, uid: string): Promise<string | null> {
  const { docs } = await db
    .collection(SESSIONS)
    .where('uid', '==', uid)
    .orderBy('seenAt', 'desc')
    .limit(1)
    .get();
  const at: unknown = docs[0]?.get('seenAt')?.toDate?.();
  return at instanceof Date ? at.toISOString().slice(0, 10) : null;
}

/**
 * `lastSeen`: the day on which each account was last used, from its sessions. For admins; for editors, only those
 * who hold a role in one of their journals. Throws `access/denied` for those who cannot grant roles.
 */
export async function lastSeen(
  { db, auth }: Pick<Ports, 'db'> & { readonly auth: Pick<AccountAuth, 'getUser'> },
  { uid }: { readonly uid: string },
  { uids }: { readonly uids: readonly string[] },
): Promise<{ days: Record<string, string> }> {
  const { claims } = await granterOf({ db, auth }, uid);
  const isAdmin = claims.roles.includes('admin');
  const theirs = claims.roles.includes('editor') ? (claims.grants.editor ?? []) : [];
  if (!isAdmin && theirs.length === 0) throw new Refused('access/denied');
  const asked = [...new Set(uids)];
  const users = asked.length
    ? await db.getAll(...asked.map((each) => db.collection(USERS).doc(each)))
    : [];
  const shown = users.filter((snapshot) => {
    const user = readRecord(snapshot, UserSchema);
    return user && (isAdmin || journalsOf(user).some((journal) => theirs.includes(journal)));
  });
  const found = await Promise.all(
    shown.map(async ({ id }) => ({ id, day: await lastDay(db, id) })),
  );
  const days = found.flatMap(({ id, day }): [string, string][] => (day ? [[id, day]] : []));
  return { days: Object.fromEntries(days) };
}
