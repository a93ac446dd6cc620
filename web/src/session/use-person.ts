import type { Claims } from '@quire/model/roles';
import {
  claimsInSession,
  hasSecondFactor,
  type MissingFactor,
  missingFactor,
} from '@quire/model/second-factor';
import type { User } from 'firebase/auth';
import { useEffect, useState } from 'react';
import { useAuthState } from 'react-firebase-hooks/auth';
import { signedInAuth } from '../firebase/auth.ts';
import { openSession } from '../firebase/keep-session.ts';

export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  /** Empty while the second factor is missing. */
  readonly claims: Claims;
  readonly missingFactor: MissingFactor | null;
  readonly hasSecondFactor: boolean;
}

export type Session =
  | { readonly state: 'loading' }
  | { readonly state: 'visitor' }
  | { readonly state: 'signed-in'; readonly person: Person };

const rightsIn = (token: Readonly<Record<string, unknown>>) => ({
  claims: claimsInSession(token),
  missingFactor: missingFactor(token),
  hasSecondFactor: hasSecondFactor(token),
});

async function readPerson(user: User): Promise<Person> {
  // The rules refuse all reads in a session that is not recorded.
  await openSession(signedInAuth(), user);
  const { claims } = await user.getIdTokenResult();
  return {
    uid: user.uid,
    email: user.email ?? '',
    name: user.displayName || (user.email ?? ''),
    ...rightsIn(claims),
  };
}

/** Known from an earlier page of this visit, so that the next page need not wait. */
let known: Person | null = null;

/** The same object if nothing about the person has changed, so that no listener restarts. */
function asKnown(person: Person): Person {
  if (JSON.stringify(person) !== JSON.stringify(known)) known = person;
  return known ?? person;
}

/** The person signed in on this device, with the roles of their token; updated on every change. */
export function usePerson(): Session {
  const [user, loading] = useAuthState(signedInAuth());
  const [person, setPerson] = useState<Person | null>(known);
  useEffect(() => {
    let current = true;
    if (!user) {
      known = null;
      setPerson(null);
      return;
    }
    readPerson(user)
      .catch(() => ({
        uid: user.uid,
        email: user.email ?? '',
        name: user.email ?? '',
        ...rightsIn({}),
      }))
      .then((read) => {
        if (current) setPerson(asKnown(read));
      });
    return () => {
      current = false;
    };
  }, [user]);
  if (loading || (user && person?.uid !== user.uid)) return { state: 'loading' };
  if (!user || !person) return { state: 'visitor' };
  return { state: 'signed-in', person };
}
