import { DESK } from '@quire/model/collections';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { z } from 'zod';
import { signedInFirebase } from '../../../firebase/firebase.ts';

const RecentSchema = z.object({
  title: z.string().catch(''),
  number: z.string().optional().catch(undefined),
});

export interface RecentSubmission {
  readonly id: string;
  /** “CES-2026-00012: How tidal creeks drain”. */
  readonly label: string;
}

/** The manuscripts that came in last, for admins; live. */
export function useRecentSubmissions(most: number, isAsked = true): readonly RecentSubmission[] {
  const wanted = useMemo(
    () =>
      isAsked
        ? query(
            collection(signedInFirebase().db, DESK),
            orderBy('submittedAt', 'desc'),
            limit(most),
          )
        : null,
    [most, isAsked],
  );
  const [found] = useCollection(wanted);
  return (found?.docs ?? []).flatMap((snapshot) => {
    const read = RecentSchema.safeParse(snapshot.data());
    if (!read.success) return [];
    const { number, title } = read.data;
    return [{ id: snapshot.id, label: [number, title].filter(Boolean).join(': ') || snapshot.id }];
  });
}
