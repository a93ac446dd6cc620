import { MIGRATION_STATE, MIGRATIONS } from '@quire/model/collections';
import { type MigrationState, MigrationStateSchema } from '@quire/model/entities/migration-state';
import type { ErrorCode } from '@quire/model/errors';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useDocument } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { whyUnread } from '../why-unread.ts';

/** Which version the stored data have and how they came to it, live; null before the first migration. */
export function useMigrationState(): {
  readonly state: MigrationState | null;
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
} {
  const wanted = useMemo(() => doc(signedInFirebase().db, MIGRATIONS, MIGRATION_STATE), []);
  const [found, loading, error] = useDocument(wanted);
  const read = MigrationStateSchema.safeParse(found?.data());
  return { state: read.success ? read.data : null, loading, problem: whyUnread(error) };
}
