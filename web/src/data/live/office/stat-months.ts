import { STATS } from '@quire/model/collections';
import { type StatMonth, StatMonthSchema, statDocId } from '@quire/model/entities/stat';
import type { ErrorCode } from '@quire/model/errors';
import { collection, documentId, limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { whyUnread } from '../why-unread.ts';

const MONTHS_MOST = 60;

/** The roll-ups of a scope from one month to another, oldest first: a document a month. */
export function useStatMonths(
  scope: string,
  from: string,
  to: string,
): {
  readonly months: readonly StatMonth[];
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
} {
  const wanted = useMemo(
    () =>
      scope
        ? query(
            collection(signedInFirebase().db, STATS),
            where('scope', '==', scope),
            where(documentId(), '>=', statDocId(scope, from)),
            where(documentId(), '<=', statDocId(scope, to)),
            orderBy(documentId()),
            limit(MONTHS_MOST),
          )
        : null,
    [scope, from, to],
  );
  const [found, loading, error] = useCollection(wanted);
  const months = (found?.docs ?? []).flatMap((snapshot) => {
    const month = StatMonthSchema.safeParse(snapshot.data());
    return month.success ? [month.data] : [];
  });
  return { months, loading, problem: whyUnread(error) };
}
