import { SUBMISSIONS } from '@quire/model/collections';
import type { Firestore } from 'firebase-admin/firestore';

/** The ids of all submissions that somebody is an author of: what is said of their reviewers is not for them. */
export async function ownManuscripts(db: Firestore, uid: string): Promise<ReadonlySet<string>> {
  const own = db.collection(SUBMISSIONS).where('authorUids', 'array-contains', uid).select();
  return new Set((await own.get()).docs.map(({ id }) => id));
}
