/** The annotations of an account: erased with it, and exported for its owner. */
import { ANNOTATIONS, COMMENT_REPORTS, COMMENTS } from '@quire/model/collections';
import type { Firestore } from 'firebase-admin/firestore';

const AT_ONCE = 100;

const ownedBy = (db: Firestore, uid: string) =>
  [ANNOTATIONS, COMMENTS, COMMENT_REPORTS].map((name) =>
    db.collection(name).where('owner', '==', uid),
  );

/**
 * Notes, reports and comments are deleted, public ones too: these carry the person's name. True when nothing is left.
 */
export async function forgetAnnotations(db: Firestore, uid: string): Promise<boolean> {
  const found = await Promise.all(ownedBy(db, uid).map((each) => each.limit(AT_ONCE).get()));
  for (const { ref } of found.flatMap(({ docs }) => docs)) await ref.delete();
  return found.every(({ size }) => size < AT_ONCE);
}

/** The person's highlights, notes and comments, as they wrote them. */
export async function exportAnnotations(db: Firestore, uid: string) {
  const [notes, comments, reports] = await Promise.all(ownedBy(db, uid).map((each) => each.get()));
  return {
    annotations: notes?.docs.map((doc) => doc.data()) ?? [],
    comments: comments?.docs.map((doc) => doc.data()) ?? [],
    commentReports: reports?.docs.map((doc) => doc.data()) ?? [],
  };
}
