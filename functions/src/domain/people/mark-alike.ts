import { AUTHORS } from '@quire/model/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { inTransaction } from '../../platform/database/transaction.ts';

/** The limit for a very common name. */
const MOST = 100;

/** Marks each record of a name that occurs more than once. */
export function markAlike(db: Firestore, name: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const same = db
      .collection(AUTHORS)
      .where('nameKey', '==', name)
      .where('state', '==', 'listed')
      .limit(MOST);
    const { docs } = await tx.get(same);
    const hasAlike = docs.length > 1;
    for (const { ref } of docs.filter((each) => each.get('hasAlike') !== hasAlike)) {
      tx.update(ref, { hasAlike });
    }
  });
}
