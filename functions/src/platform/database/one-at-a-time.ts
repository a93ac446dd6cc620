import { THROTTLES } from '@quire/model/collections';
import type { Ports } from './ports.ts';
import { inTransaction } from './transaction.ts';

/** Longer than the work takes; if the holder dies, others wait no longer than this. */
const LEASE_MS = 30_000;

/**
 * Does work on something unless another call is working on it (`busy`): claims of Firebase Auth
 * cannot be changed in a transaction, and of two concurrent changes the later one would undo the
 * other.
 */
export async function oneAtATime<T>(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  what: string,
  work: () => Promise<T>,
): Promise<T | 'busy'> {
  const ref = db.collection(THROTTLES).doc(`lease~${what}`);
  const isOurs = await inTransaction(db, async (tx) => {
    const until: unknown = (await tx.get(ref)).get('expiresAt');
    if (typeof until === 'string' && until > now().toISOString()) return false;
    tx.set(ref, { expiresAt: new Date(now().getTime() + LEASE_MS).toISOString() });
    return true;
  });
  if (!isOurs) return 'busy';
  try {
    return await work();
  } finally {
    await ref.delete();
  }
}
