import { USERS } from '@quire/model/collections';
import { type User, UserSchema } from '@quire/model/entities/user';
import type { ErrorCode } from '@quire/model/errors';
import { compareNames } from '@quire/model/messages/names';
import type { Role } from '@quire/model/roles';
import { STAFF_ROLES } from '@quire/model/second-factor';
import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { useIsSignedIn } from '../use-is-signed-in.ts';
import { whyUnread } from '../why-unread.ts';

export type Colleague = User & { readonly uid: string };

export interface Colleagues {
  readonly people: readonly Colleague[];
  readonly loading: boolean;
  /** There may be more than one list holds. */
  readonly isCut: boolean;
  readonly problem: ErrorCode | null;
}

/** As many as the rules let a list ask for at once. */
const MOST = 100;

/**
 * The accounts that hold a role in a journal, by name, live; with null, of those who hold one of these roles
 * anywhere (admins alone may ask for that).
 */
export function useColleagues(
  journal: string | null,
  isAsked = true,
  roles: readonly Role[] = STAFF_ROLES,
): Colleagues {
  const isSignedIn = useIsSignedIn();
  const wanted = useMemo(() => {
    if (!isSignedIn || !isAsked || journal === '') return null;
    const of =
      journal === null
        ? where('roles', 'array-contains-any', roles)
        : where('journals', 'array-contains', journal);
    return query(collection(signedInFirebase().db, USERS), of, limit(MOST));
  }, [journal, isAsked, isSignedIn, roles]);
  const [found, loading, error] = useCollection(wanted);
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
  return {
    people,
    isCut: (found?.size ?? 0) >= MOST,
    loading: loading && !found,
    problem: whyUnread(error),
  };
}

/** What a colleague is called: by the address where there is no name. */
export const colleagueName = ({
  displayName,
  email,
}: Pick<User, 'displayName' | 'email'>): string => displayName || email;
