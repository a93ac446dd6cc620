/** Carets of a paper's writers: each tells their own, at most every 2.5 seconds, and all read those of all. */
import { SHARED_PAPERS } from '@quire/model/collections';
import {
  PAPER_CURSOR_MOST_CHARACTERS,
  PAPER_WRITERS_MOST,
} from '@quire/model/entities/shared-paper';
import {
  collection,
  doc,
  limit,
  onSnapshot,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore';
import { signedInFirebase } from '../../firebase/firebase.ts';

const cursorsOf = (paper: string) =>
  collection(signedInFirebase().db, SHARED_PAPERS, paper, 'cursors');

/** Sends the place of the writer's own caret; '' for nowhere. Rejects where it did not arrive. */
export async function sendPaperCursor(paper: string, uid: string, cursor: string): Promise<void> {
  if (cursor.length > PAPER_CURSOR_MOST_CHARACTERS) return;
  await setDoc(doc(cursorsOf(paper), uid), { cursor, at: serverTimestamp() });
}

interface PaperCursor {
  readonly uid: string;
  readonly cursor: string;
  readonly ageMs: number;
}

/** Follows the carets. What cannot be read is as if nobody were there. */
export function watchPaperCursors(
  paper: string,
  onCursors: (cursors: readonly PaperCursor[]) => void,
): () => void {
  let isFirst = true;
  return onSnapshot(
    query(cursorsOf(paper), limit(PAPER_WRITERS_MOST)),
    (found) => {
      const now = Date.now();
      const told = found.docChanges().flatMap(({ type, doc: { id }, doc: snapshot }) => {
        const { cursor, at }: Record<string, unknown> = snapshot.data();
        if (typeof cursor !== 'string') return [];
        // What comes while one watches is new, whatever the clocks say.
        const age = isFirst && at instanceof Timestamp ? Math.max(0, now - at.toMillis()) : 0;
        return [{ uid: id, cursor: type === 'removed' ? '' : cursor, ageMs: age }];
      });
      isFirst = false;
      onCursors(told);
    },
    () => {},
  );
}
