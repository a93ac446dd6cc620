import { ROLE_INVITATIONS } from '@quire/model/collections';
import {
  ROLE_INVITATION_STATES,
  type RoleInvitation,
  RoleInvitationSchema,
} from '@quire/model/entities/role-invitation';
import type { ErrorCode } from '@quire/model/errors';
import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { useIsSignedIn } from '../use-is-signed-in.ts';
import { whyUnread } from '../why-unread.ts';

export type KnownInvitation = RoleInvitation & { readonly id: string };

export interface Invitations {
  readonly invitations: readonly KnownInvitation[];
  readonly problem: ErrorCode | null;
}

/** As many as the rules let a list ask for. Those that were answered are deleted after some months. */
const MOST = 100;
const ANSWERED = ROLE_INVITATION_STATES.filter((state) => state !== 'open');

/** A query compares at most thirty combinations, and there are four states. */
const JOURNALS_MOST = 7;

/**
 * The invitations to roles in these journals (of more than seven, the first), with null (for admins) to all: those that are open, or those that were
 * answered, expired or withdrawn. Live, the newest first.
 */
export function useRoleInvitations(
  journals: readonly string[] | null,
  isOpen: boolean,
): Invitations {
  const isSignedIn = useIsSignedIn();
  const wanted = useMemo(() => {
    if (!isSignedIn || journals?.length === 0) return null;
    const ofState = isOpen ? where('state', '==', 'open') : where('state', 'in', ANSWERED);
    const ofJournal =
      journals === null ? [] : [where('journal', 'in', journals.slice(0, JOURNALS_MOST))];
    const all = collection(signedInFirebase().db, ROLE_INVITATIONS);
    return query(all, ofState, ...ofJournal, limit(MOST));
  }, [journals, isOpen, isSignedIn]);
  const [found, , error] = useCollection(wanted);
  const invitations = useMemo(
    () =>
      (found?.docs ?? [])
        .flatMap((doc): KnownInvitation[] => {
          const read = RoleInvitationSchema.safeParse(doc.data());
          return read.success ? [{ ...read.data, id: doc.id }] : [];
        })
        .toSorted((a, b) => b.sentAt.localeCompare(a.sentAt)),
    [found],
  );
  return { invitations, problem: whyUnread(error) };
}
