import type { ErrorCode } from '@quire/model/errors';
import { type RecordKeeping, RecordKeepingSchema } from '@quire/model/records/record-keeping';
import type { RecordKind } from '@quire/model/records/record-kind';
import type { RecordKindName } from '@quire/model/records/record-kind-names';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useDocument } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { useIsSignedIn } from '../use-is-signed-in.ts';
import { whyUnread } from '../why-unread.ts';
import { useIsUnreached, WITH_ORIGIN } from './use-is-unreached.ts';

export interface LiveRecord {
  /** What people write of it, by field; null while it is read, or where there is none. */
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly keeping: RecordKeeping;
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
}

const NOT_KEPT = RecordKeepingSchema.parse({});

/**
 * One record of a kind, live; with null, nothing is requested. Faulty records can be read too, so that
 * they can be corrected.
 */
export function useRecord(name: RecordKindName, id: string | null): LiveRecord {
  const kind: RecordKind = RECORD_KINDS[name];
  const isSignedIn = useIsSignedIn();
  const reference = useMemo(
    () => (id !== null && isSignedIn ? doc(signedInFirebase().db, kind.collection, id) : null),
    [kind, id, isSignedIn],
  );
  const [found, loading, error] = useDocument(reference, WITH_ORIGIN);
  const isUnreached = useIsUnreached(found);
  return useMemo(() => {
    const written = found?.data();
    // That it is not there is known once the database has said so.
    const isUnknown = found?.metadata.fromCache === true && !written;
    return {
      data: written ? dataOf(kind, written) : null,
      keeping: RecordKeepingSchema.catch(NOT_KEPT).parse(written ?? {}),
      loading: (id !== null && !found && !error && loading) || (isUnknown && !isUnreached),
      problem: isUnknown && isUnreached ? 'page/unavailable' : whyUnread(error),
    };
  }, [kind, id, found, loading, error, isUnreached]);
}

function dataOf(
  kind: RecordKind,
  written: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const read = kind.schema.safeParse(written);
  if (read.success) return read.data;
  return Object.fromEntries(
    Object.entries(written).filter(([field]) => kind.fields.includes(field)),
  );
}
