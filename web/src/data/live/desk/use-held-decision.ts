import { HELD, HELD_DECISION, SUBMISSIONS } from '@quire/model/collections';
import { type HeldDecision, HeldDecisionSchema } from '@quire/model/entities/pending-decision';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useDocumentData } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { useIsSignedIn } from '../use-is-signed-in.ts';

/** The decision on a submission that has not taken effect, live; null where there is none, or for null. */
export function useHeldDecision(submission: string | null): HeldDecision | null {
  const isSignedIn = useIsSignedIn();
  const reference = useMemo(
    () =>
      isSignedIn && submission !== null
        ? doc(signedInFirebase().db, SUBMISSIONS, submission, HELD, HELD_DECISION)
        : null,
    [isSignedIn, submission],
  );
  const [found] = useDocumentData(reference);
  return useMemo(() => HeldDecisionSchema.safeParse(found).data ?? null, [found]);
}
