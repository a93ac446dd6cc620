import { REVIEWER_NOTES } from '@quire/model/collections';
import { ReviewerNoteSchema } from '@quire/model/entities/reviewer-note';
import type { ErrorCode } from '@quire/model/errors';
import { RecordKeepingSchema } from '@quire/model/records/record-keeping';
import type { Claims } from '@quire/model/roles';
import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { scopeConstraints, scopeOf } from '../office/press-scope.ts';
import { useIsSignedIn } from '../use-is-signed-in.ts';
import { whyUnread } from '../why-unread.ts';

/** A reviewer has at most 50 journals. */
const NOTES_MOST = 50;

export interface SavedNote {
  readonly id: string;
  readonly text: string;
  readonly revision: number;
}

/** What the person's journals have noted about a reviewer, by journal, live. Null: it is being read. */
export function useReviewerNotes(
  claims: Claims,
  reviewer: string,
): {
  readonly notes: ReadonlyMap<string, SavedNote> | null;
  readonly problem: ErrorCode | null;
} {
  const isSignedIn = useIsSignedIn();
  const wanted = useMemo(() => {
    const scope = scopeConstraints(scopeOf(claims, 'reviewer.edit'), 'journal', false);
    const all = isSignedIn && scope && collection(signedInFirebase().db, REVIEWER_NOTES);
    return all ? query(all, where('reviewer', '==', reviewer), ...scope, limit(NOTES_MOST)) : null;
  }, [isSignedIn, claims, reviewer]);
  const [found, , error] = useCollection(wanted);
  const notes = useMemo(
    () =>
      found &&
      new Map(
        found.docs.flatMap((doc): [string, SavedNote][] => {
          const note = ReviewerNoteSchema.safeParse(doc.data());
          const keeping = RecordKeepingSchema.safeParse(doc.data());
          if (!note.success || !keeping.success) return [];
          const { journal, text } = note.data;
          return [[journal, { id: doc.id, text, revision: keeping.data.revision }]];
        }),
      ),
    [found],
  );
  return { notes: notes ?? null, problem: whyUnread(error) };
}
