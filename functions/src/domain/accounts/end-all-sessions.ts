import { SESSION_LIMITS, SESSIONS } from '@quire/model/collections';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { AccountAuth } from './ports.ts';

export interface EndSessionsPorts {
  readonly auth: Pick<AccountAuth, 'revokeRefreshTokens'>;
  readonly db: Firestore;
  readonly now: () => Date;
  readonly wait: (ms: number) => Promise<void>;
}

/** Of one batch of writes. */
const AT_ONCE = 400;

/**
 * Ends every session of an account at once: for functions, for Firestore's rules and for Storage's. May
 * be repeated. Sign-ins are known by their second, so this one is waited out: whoever signs in after the
 * answer has a session that counts, and nobody who signed in before has.
 */
export async function endAllSessions(
  { auth, db, now, wait }: EndSessionsPorts,
  uid: string,
): Promise<void> {
  await auth.revokeRefreshTokens(uid);
  const at = now();
  const validAfter = Math.floor(at.getTime() / 1000) + 1;
  // First: from here on no session that began before can be recorded.
  await db.collection(SESSION_LIMITS).doc(uid).set({ validAfter });
  await wait(validAfter * 1000 - at.getTime());
  const { docs } = await db.collection(SESSIONS).where('uid', '==', uid).get();
  const live = docs.filter((doc) => doc.get('endedAt') === undefined);
  for (let done = 0; done < live.length; done += AT_ONCE) {
    const batch = db.batch();
    for (const { ref } of live.slice(done, done + AT_ONCE))
      batch.update(ref, { endedAt: Timestamp.fromDate(at) });
    await batch.commit();
  }
}
