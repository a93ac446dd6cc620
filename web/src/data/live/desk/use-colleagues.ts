import { USERS } from '@quire/model/collections';
import { type User, UserSchema } from '@quire/model/entities/user';
import { compareNames } from '@quire/model/messages/names';
import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { useIsSignedIn } from '../use-is-signed-in.ts';

export type Colleague = User & { readonly uid: string };

/** As many as the rules let a list ask for at once. */
const MOST = 100;

/** The accounts that hold a role in a journal, by name, live; with an empty key nothing is asked. */
export function useColleagues(
  journal: string,
  isAsked = true,
): { readonly people: readonly Colleague[] } {
  const isSignedIn = useIsSignedIn();
  const wanted = useMemo(() => {
    if (!isSignedIn || !isAsked || journal === '') return null;
    const accounts = collection(signedInFirebase().db, USERS);
    return query(accounts, where('journals', 'array-contains', journal), limit(MOST));
  }, [journal, isAsked, isSignedIn]);
  const [found] = useCollection(wanted);
  const people = useMemo(
    () =>
      (found?.docs ?? [])
        .flatMap((doc): Colleague[] => {
          const read = UserSchema.safeParse(doc.data());
          return read.success ? [{ ...read.data, uid: doc.id }] : [];
        })
        .toSorted((a, b) => compareNames(colleagueName(a), colleagueName(b))),
    [found],
  );
  return { people };
}

/** What a colleague is called: by the address where there is no name. */
export const colleagueName = ({
  displayName,
  email,
}: Pick<User, 'displayName' | 'email'>): string => displayName || email;
