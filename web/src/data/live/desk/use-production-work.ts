import { SUBMISSIONS } from '@quire/model/collections';
import { type StoredSubmission, SubmissionSchema } from '@quire/model/entities/submission';
import type { ErrorCode } from '@quire/model/errors';
import type { SubmissionState } from '@quire/model/states/submission-states';
import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { useIsSignedIn } from '../use-is-signed-in.ts';
import { whyUnread } from '../why-unread.ts';

export interface ProductionWork {
  readonly submissions: readonly StoredSubmission[];
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
}

/**
 * The submissions in these states that are assigned to a person for production, longest in their state
 * first; at most 100.
 *
 * @param states keep them in a constant; none: nothing is asked
 */
export function useProductionWork(uid: string, states: readonly SubmissionState[]): ProductionWork {
  const isSignedIn = useIsSignedIn();
  const wanted = useMemo(
    () =>
      isSignedIn && states.length > 0
        ? query(
            collection(signedInFirebase().db, SUBMISSIONS),
            where('production', 'array-contains', uid),
            where('state', 'in', [...states]),
            limit(100),
          )
        : null,
    [isSignedIn, uid, states],
  );
  const [found, loading, error] = useCollection(wanted);
  const submissions = useMemo(
    () =>
      (found?.docs ?? [])
        .flatMap((doc): StoredSubmission[] => {
          const read = SubmissionSchema.safeParse(doc.data());
          return read.success ? [{ ...read.data, id: doc.id }] : [];
        })
        .toSorted((a, b) => a.stageEnteredAt.localeCompare(b.stageEnteredAt)),
    [found],
  );
  return { submissions, loading: loading && !found, problem: whyUnread(error) };
}
