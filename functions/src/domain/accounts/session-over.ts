import { SESSIONS, sessionDocId } from '@quire/model/collections';
import { STAFF_IDLE_HOURS, STAFF_SESSION_DAYS } from '@quire/model/constants';
import { isStaff } from '@quire/model/roles';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Caller } from '../access/caller.ts';
import { accountByUid } from './find-account.ts';
import type { AccountAuth } from './ports.ts';

export interface SessionPorts {
  readonly auth: Pick<AccountAuth, 'getUser'>;
  readonly db: Firestore;
  readonly now: () => Date;
}

const HOUR_MS = 3_600_000;

/**
 * Whether a caller's session has ended: by a new password, by the removal of a role, by signing out on another device,
 * with the account; for staff also after 12 hours without use and after 30 days. An ID token alone would remain valid
 * for up to an hour. The rules check the same (`isLiveSession`).
 */
export async function isSessionOver(
  { auth, db, now }: SessionPorts,
  { uid, signedInAt, claims }: Pick<Caller, 'uid' | 'signedInAt' | 'claims'>,
): Promise<boolean> {
  const began = signedInAt.getTime();
  const [account, session] = await Promise.all([
    accountByUid(auth, uid),
    db
      .collection(SESSIONS)
      .doc(sessionDocId(uid, began / 1000))
      .get(),
  ]);
  if (!account || account.disabled) return true;
  const since = account.tokensValidAfterTime ? Date.parse(account.tokensValidAfterTime) : 0;
  if (began < since) return true;
  // A session that was never recorded could not be found and ended by its owner.
  const seenAt: unknown = session.get('seenAt');
  if (!(seenAt instanceof Timestamp) || session.get('endedAt') !== undefined) return true;
  if (!isStaff(claims)) return false;
  const idle = now().getTime() - seenAt.toMillis();
  const age = now().getTime() - began;
  return idle >= STAFF_IDLE_HOURS * HOUR_MS || age >= STAFF_SESSION_DAYS * 24 * HOUR_MS;
}
