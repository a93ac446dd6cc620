import { SESSIONS } from '@quire/model/collections';
import { type Session, SessionSchema } from '@quire/model/entities/session';
import type { ErrorCode } from '@quire/model/errors';
import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../firebase/firebase.ts';
import { useIsSignedIn } from './use-is-signed-in.ts';
import { whyUnread } from './why-unread.ts';

export interface OwnSession extends Session {
  readonly id: string;
}

/** The newest: what is older has not been used for long. */
const MOST = 50;

/** A record of Firestore with its timestamps as dates; a time that the server still sets is now. */
const withDates = (data: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );

/** A person's sessions, live, the latest used first. */
export function useOwnSessions(uid: string): {
  readonly sessions: readonly OwnSession[];
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
} {
  const isSignedIn = useIsSignedIn();
  const wanted = useMemo(
    () =>
      isSignedIn
        ? query(
            collection(signedInFirebase().db, SESSIONS),
            where('uid', '==', uid),
            orderBy('seenAt', 'desc'),
            limit(MOST),
          )
        : null,
    [uid, isSignedIn],
  );
  const [found, loading, error] = useCollection(wanted);
  const sessions = (found?.docs ?? []).flatMap((snapshot) => {
    const data = withDates(snapshot.data({ serverTimestamps: 'estimate' }));
    const parsed = SessionSchema.safeParse(data);
    return parsed.success && !parsed.data.endedAt ? [{ ...parsed.data, id: snapshot.id }] : [];
  });
  return { sessions, loading: loading && !found, problem: whyUnread(error) };
}

/**
 * Signs another device of this account out: from here on it reads and changes nothing. Rejects where
 * the rules refuse.
 */
export async function endOwnSession(id: string): Promise<void> {
  await updateDoc(doc(signedInFirebase().db, SESSIONS, id), { endedAt: serverTimestamp() });
}
