import { STATS } from '@quire/model/collections';
import { type StatYears, StatYearsSchema, statYearsDocId } from '@quire/model/entities/stat-years';
import type { ErrorCode } from '@quire/model/errors';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useDocument } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { whyUnread } from '../why-unread.ts';

/** This year beside last, of the press or a journal: one document. Nothing is read for an empty scope. */
export function useStatYears(scope: string): {
  readonly years: StatYears | null;
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
} {
  const reference = useMemo(
    () => (scope ? doc(signedInFirebase().db, STATS, statYearsDocId(scope)) : null),
    [scope],
  );
  const [found, loading, error] = useDocument(reference);
  const years = StatYearsSchema.safeParse(found?.data()).data ?? null;
  return { years, loading, problem: whyUnread(error) };
}
