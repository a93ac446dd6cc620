/**
 * What the person has annotated in an article: their notes, which the rules keep for them, and their
 * comments.
 */
import { ANNOTATIONS, annotationsId, COMMENTS } from '@quire/model/collections';
import {
  type Annotation,
  AnnotationSchema,
  ArticleNotesSchema,
  type Comment,
  CommentSchema,
} from '@quire/model/entities/annotation';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  runTransaction,
  where,
} from 'firebase/firestore';
import { signedInFirebase } from '../../firebase/firebase.ts';
import { signedInUser } from '../../firebase/signed-in-user.ts';
import { countBegun } from './allowance.ts';

const COMMENTS_MOST = 100;

export interface OwnAnnotations {
  readonly notes: readonly Annotation[];
  readonly comments: readonly Comment[];
}

/** One that cannot be read is left out, and hides none of the others. */
export const notesIn = (items: unknown): Annotation[] =>
  Array.isArray(items) ? items.flatMap((each) => AnnotationSchema.safeParse(each).data ?? []) : [];

/** The account signed in on this device; null if there is none. */
const signedInUid = async (): Promise<string | null> => (await signedInUser())?.uid ?? null;

/** The person's own annotations of an article; null if nobody is signed in. Rejects as Firestore does. */
export async function readAnnotations(article: string): Promise<OwnAnnotations | null> {
  const uid = await signedInUid();
  if (uid === null) return null;
  const { db } = signedInFirebase();
  const [notes, comments] = await Promise.all([
    getDoc(doc(db, ANNOTATIONS, annotationsId(uid, article))),
    getDocs(
      query(
        collection(db, COMMENTS),
        where('owner', '==', uid),
        where('article', '==', article),
        limit(COMMENTS_MOST),
      ),
    ),
  ]);
  return {
    notes: notesIn(notes.data()?.items),
    comments: comments.docs.flatMap((each) => CommentSchema.safeParse(each.data()).data ?? []),
  };
}

/**
 * Changes the person's notes of an article based on the latest stored ones, so that notes from other
 * windows are kept. Resolves to all notes; null if the day's limit of articles is reached. Rejects if
 * the rules refuse or there is no answer.
 */
export async function changeNotes(
  article: string,
  change: (notes: readonly Annotation[]) => readonly Annotation[],
): Promise<readonly Annotation[] | null> {
  const uid = await signedInUid();
  if (uid === null) throw new Error('nobody is signed in');
  const { db } = signedInFirebase();
  const reference = doc(db, ANNOTATIONS, annotationsId(uid, article));
  const known = await runTransaction(db, async (transaction) => {
    const snapshot = await transaction.get(reference);
    if (!snapshot.exists()) return null;
    const items = change(notesIn(snapshot.get('items')));
    transaction.update(reference, { items });
    return items;
  });
  if (known) return known;
  const items = change([]);
  const first = ArticleNotesSchema.parse({ owner: uid, article, items });
  const isCounted = await countBegun(uid, { annotated: article }, (transaction) => {
    transaction.set(reference, first);
  });
  return isCounted ? items : null;
}
