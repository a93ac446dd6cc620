import { SESSION_LIMITS, SESSIONS } from '@quire/model/collections';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { AccountAuth } from './ports.ts';

export interface EndSessionsPorts {
  readonly auth: Pick<AccountAuth, 'revokeRefreshTokens'>;
  readonly db: Firestore;
  readonly now: () => Date;
  readonly wait: (ms: number) => Promise<void>;
}

/** The size of one batch of writes. */
const AT_ONCE = 400;

/**
 * Ends every session of an account immediately: for functions, for Firestore's rules and for Storage's. Can be
 * repeated. Sign-in times have a resolution of one second, so the function waits for the next second: sessions that
 * begin after the answer are valid, and all earlier ones are not.
 */
export async function endAllSessions(
  { auth, db, now, wait }: EndSessionsPorts,
  uid: string,
): Promise<void> {
  await auth.revokeRefreshTokens(uid);
  const at = now();
  const validAfter = Math.floor(at.getTime() / 1000) + 1;
  // This comes first: from here on, no session that began earlier can be recorded.
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
