import { JOURNAL_PERMISSIONS } from '@quire/model/collections';
import {
  type JournalPermissions,
  JournalPermissionsSchema,
} from '@quire/model/entities/journal-permissions';
import type { Reaches } from '@quire/model/roles';
import { URL_KEY } from '@quire/model/url-key';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useDocumentData } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { useIsSignedIn } from '../use-is-signed-in.ts';

interface LivePermissions {
  /** Null: nothing is narrowed. */
  readonly permissions: JournalPermissions | null;
  readonly loading: boolean;
}

/** What a journal leaves of the role matrix to its staff, live. */
export function useJournalPermissions(journal: string): LivePermissions {
  const isSignedIn = useIsSignedIn();
  const reference = useMemo(
    () =>
      isSignedIn && URL_KEY.test(journal)
        ? doc(signedInFirebase().db, JOURNAL_PERMISSIONS, journal)
        : null,
    [isSignedIn, journal],
  );
  const [found, loading] = useDocumentData(reference);
  return useMemo(() => {
    const read = JournalPermissionsSchema.safeParse(found);
    return { permissions: read.success ? read.data : null, loading };
  }, [found, loading]);
}

/** The same as `can` and its like take it: a cell that is not there is the matrix's. */
export const reachesOf = (permissions: JournalPermissions | null): Reaches =>
  permissions ? JSON.parse(JSON.stringify(permissions.reaches)) : {};
