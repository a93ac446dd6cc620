import { USERS } from '@quire/model/collections';
import { type User, UserSchema } from '@quire/model/entities/user';
import type { ErrorCode } from '@quire/model/errors';
import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { whyUnread } from '../why-unread.ts';

const MOST = 100;

/** The accounts that have a right in a journal, live. */
export function useJournalAccounts(journal: string): {
  readonly accounts: readonly (User & { readonly uid: string })[];
  readonly problem: ErrorCode | null;
} {
  const wanted = useMemo(
    () =>
      query(
        collection(signedInFirebase().db, USERS),
        where('journals', 'array-contains', journal),
        limit(MOST),
      ),
    [journal],
  );
  const [found, , error] = useCollection(wanted);
  const accounts = (found?.docs ?? []).flatMap((snapshot) => {
    const user = UserSchema.safeParse(snapshot.data());
    return user.success ? [{ ...user.data, uid: snapshot.id }] : [];
  });
  return { accounts, problem: whyUnread(error) };
}
