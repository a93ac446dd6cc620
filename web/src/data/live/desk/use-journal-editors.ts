import { USERS } from '@quire/model/collections';
import { UserSchema } from '@quire/model/entities/user';
import { isAssignable } from '@quire/model/grants';
import { compareNames } from '@quire/model/messages/names';
import { collection, limit, onSnapshot, query, where } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import type { Scope } from '../office/press-scope.ts';
import { useIsSignedIn } from '../use-is-signed-in.ts';
import { type Colleague, colleagueName } from './use-colleagues.ts';

/** As many as the rules let a list ask for at once. */
const MOST = 100;

/**
 * Whom manuscripts of some journals, or of all, can be assigned to, by name, live. Each journal is
 * asked for by itself: so the rules
 * can prove that its editors may be listed.
 *
 * @param scope keep it in a memo
 */
export function useJournalEditors(scope: Scope): readonly Colleague[] {
  const isSignedIn = useIsSignedIn();
  const [found, setFound] = useState<ReadonlyMap<string, readonly Colleague[]>>(new Map());
  useEffect(() => {
    setFound(new Map());
    if (!isSignedIn) return;
    const users = collection(signedInFirebase().db, USERS);
    const ends = (scope === 'all' ? [null] : scope).map((journal) =>
      onSnapshot(
        query(
          users,
          journal === null
            ? where('roles', 'array-contains-any', ['editor', 'recommendingEditor'])
            : where('journals', 'array-contains', journal),
          limit(MOST),
        ),
        ({ docs }) => {
          const editors = docs.flatMap((doc): Colleague[] => {
            const user = UserSchema.safeParse(doc.data()).data;
            const isEditor = user && (journal === null || isAssignable(user, 'editor', journal));
            return isEditor ? [{ ...user, uid: doc.id }] : [];
          });
          setFound((before) => new Map(before).set(journal ?? '', editors));
        },
        // Without other names, the list can still be filtered by own and by unassigned manuscripts.
        () => {},
      ),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [scope, isSignedIn]);
  return useMemo(() => {
    const byUid = new Map([...found.values()].flat().map((each) => [each.uid, each]));
    return [...byUid.values()].toSorted((a, b) => compareNames(colleagueName(a), colleagueName(b)));
  }, [found]);
}
