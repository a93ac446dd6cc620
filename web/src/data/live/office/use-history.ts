import { RECORD_HISTORY } from '@quire/model/collections';
import type { ErrorCode } from '@quire/model/errors';
import { type RecordHistory, RecordHistorySchema } from '@quire/model/records/record-keeping';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { whyUnread } from '../why-unread.ts';

export interface History {
  /** Newest first. */
  readonly versions: readonly RecordHistory[];
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
  /** There are older ones than these. */
  readonly hasMore: boolean;
}

/** What a record was at its last saves, live: as many as are asked for, at most 99. */
export function useHistory(name: string, id: string, most: number): History {
  const wanted = useMemo(
    () =>
      query(
        collection(signedInFirebase().db, name, id, RECORD_HISTORY),
        orderBy('revision', 'desc'),
        limit(most + 1),
      ),
    [name, id, most],
  );
  const [found, loading, error] = useCollection(wanted);
  const versions = (found?.docs ?? []).flatMap((snapshot) => {
    const parsed = RecordHistorySchema.safeParse(snapshot.data());
    return parsed.success ? [parsed.data] : [];
  });
  return {
    versions,
    loading: loading && !found,
    problem: whyUnread(error),
    hasMore: (found?.docs.length ?? 0) > most,
  };
}
