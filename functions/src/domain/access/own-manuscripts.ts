import { SUBMISSIONS } from '@quire/model/collections';
import type { Firestore } from 'firebase-admin/firestore';

/**
 * The ids of all submissions that have this person as an author: information about their reviewers is hidden from them.
 */
export async function ownManuscripts(db: Firestore, uid: string): Promise<ReadonlySet<string>> {
  const own = db.collection(SUBMISSIONS).where('authorUids', 'array-contains', uid).select();
  return new Set((await own.get()).docs.map(({ id }) => id));
}
