import { ISSUES } from '@quire/model/collections';
import type { Claims } from '@quire/model/roles';
import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { useIsSignedIn } from '../use-is-signed-in.ts';
import { scopeConstraints, scopeOf } from './press-scope.ts';

/** As many as the rules let a list ask for. */
const MOST = 100;

/**
 * The IDs of the special issues whose editors a person may assign, live: those of journals in which
 * they can assign roles.
 */
export function useSpecialIssues(claims: Claims): readonly string[] {
  const isSignedIn = useIsSignedIn();
  const wanted = useMemo(() => {
    const scope = isSignedIn && scopeConstraints(scopeOf(claims, 'user.grant'), 'journal', false);
    const all = scope && collection(signedInFirebase().db, ISSUES);
    return all ? query(all, where('kind', '==', 'special'), ...scope, limit(MOST)) : null;
  }, [isSignedIn, claims]);
  const [found] = useCollection(wanted);
  return useMemo(
    () =>
      (found?.docs ?? [])
        .filter((issue) => issue.get('deletedAt') === undefined)
        .map(({ id }) => id)
        .toSorted(),
    [found],
  );
}
