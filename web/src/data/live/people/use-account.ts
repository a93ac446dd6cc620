import { USERS } from '@quire/model/collections';
import { UserSchema } from '@quire/model/entities/user';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useDocument } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import type { Colleague } from '../desk/use-colleagues.ts';
import { useIsSignedIn } from '../use-is-signed-in.ts';
import { whyUnread } from '../why-unread.ts';

/** One account, live; with null nothing is asked. `account` is null until it is read, and where there is none. */
export function useAccount(uid: string | null) {
  const isSignedIn = useIsSignedIn();
  const wanted = useMemo(
    () => (isSignedIn && uid !== null ? doc(signedInFirebase().db, USERS, uid) : null),
    [isSignedIn, uid],
  );
  const [found, , error] = useDocument(wanted);
  const account = useMemo((): Colleague | null => {
    const user = UserSchema.safeParse(found?.data());
    return found && user.success ? { ...user.data, uid: found.id } : null;
  }, [found]);
  return { account: account?.uid === uid ? account : null, problem: whyUnread(error) };
}
