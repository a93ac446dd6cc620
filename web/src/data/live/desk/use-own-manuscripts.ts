import { DESK } from '@quire/model/collections';
import { queueToken } from '@quire/model/desk/queues';
import { type DeskEntry, DeskEntrySchema } from '@quire/model/entities/desk';
import type { ErrorCode } from '@quire/model/errors';
import type { Asker } from '@quire/model/roles';
import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { scopeConstraints, scopeOf } from '../office/press-scope.ts';
import { useIsSignedIn } from '../use-is-signed-in.ts';
import { whyUnread } from '../why-unread.ts';

/** More than one person handles at a time. */
const MOST = 100;

/** The open manuscripts that name this person as an editor, live; none for who edits no journal. */
export function useOwnManuscripts({ uid, claims }: Asker): {
  readonly submissions: readonly (DeskEntry & { readonly id: string })[];
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
} {
  const isSignedIn = useIsSignedIn();
  const wanted = useMemo(() => {
    const whose = isSignedIn
      ? scopeConstraints(scopeOf(claims, 'submission.handle'), 'journal', false)
      : null;
    const handled = where('queues', 'array-contains', queueToken('open', uid));
    return whose && query(collection(signedInFirebase().db, DESK), ...whose, handled, limit(MOST));
  }, [isSignedIn, claims, uid]);
  const [found, loading, error] = useCollection(wanted);
  const submissions = useMemo(
    () =>
      (found?.docs ?? []).flatMap((doc) => {
        const read = DeskEntrySchema.safeParse(doc.data());
        return read.success ? [{ ...read.data, id: doc.id }] : [];
      }),
    [found],
  );
  return { submissions, loading: wanted !== null && loading && !found, problem: whyUnread(error) };
}
