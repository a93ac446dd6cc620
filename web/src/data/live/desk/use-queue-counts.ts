import { DESK } from '@quire/model/collections';
import {
  collection,
  getCountFromServer,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { COUNTED_MOST } from '../office/count-records.ts';
import { type Scope, scopeConstraints } from '../office/press-scope.ts';

const desk = (scope: readonly QueryConstraint[], ...more: readonly QueryConstraint[]) =>
  query(collection(signedInFirebase().db, DESK), ...scope, ...more);

/**
 * The number of submissions in each queue, up to 100, counted by the server. They are counted again
 * when the desk changes, which one record signals.
 *
 * @param tokens what the desk's records hold for the queues; keep them in a memo
 */
export function useQueueCounts(
  scope: Scope,
  tokens: readonly string[],
): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const whose = useMemo(() => scopeConstraints(scope, 'journal', false), [scope]);
  const newest = useMemo(
    () => whose && desk(whose, orderBy('changedAt', 'desc'), limit(1)),
    [whose],
  );
  const [found] = useCollection(newest);
  const change = found?.docs.map((doc) => `${doc.id} ${doc.get('changedAt')}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is what is waited for
  useEffect(() => {
    let current = true;
    for (const token of whose ? tokens : []) {
      const counted = desk(
        whose ?? [],
        where('queues', 'array-contains', token),
        limit(COUNTED_MOST),
      );
      getCountFromServer(counted)
        .then((count) => {
          if (current) setCounts((before) => new Map(before).set(token, count.data().count));
        })
        // A number that cannot be had is left out; the list itself says why.
        .catch(() => {});
    }
    return () => {
      current = false;
    };
  }, [whose, tokens, change]);
  return counts;
}
