import type { ErrorCode } from '@quire/model/errors';
import { RecordKeepingSchema } from '@quire/model/records/record-keeping';
import type { RecordKind } from '@quire/model/records/record-kind';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { z } from 'zod';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { useIsSignedIn } from '../use-is-signed-in.ts';
import { whyUnread } from '../why-unread.ts';

const FactsSchema = RecordKeepingSchema.pick({ updatedAt: true }).extend({
  language: z.string().optional(),
  status: z.string(),
});

export interface TextVersion extends z.infer<typeof FactsSchema> {
  readonly id: string;
  /** What people write of it, by field. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** More than there are languages. */
const MOST = 20;

/**
 * A text that is a document of its own and its translations, live; those in the bin too.
 *
 * @param shared the fields that they share, as one value for as long as these are the same
 */
export function useTextVersions(
  name: 'pages' | 'posts',
  shared: string,
): {
  readonly versions: readonly TextVersion[];
  readonly problem: ErrorCode | null;
} {
  const kind: RecordKind = RECORD_KINDS[name];
  const isSignedIn = useIsSignedIn();
  const wanted = useMemo(() => {
    const fields = z.record(z.string(), z.string()).parse(JSON.parse(shared));
    const same = Object.entries(fields).map(([field, value]) => where(field, '==', value));
    return isSignedIn
      ? query(collection(signedInFirebase().db, kind.collection), ...same, limit(MOST))
      : null;
  }, [kind, shared, isSignedIn]);
  const [found, , error] = useCollection(wanted);
  const versions = useMemo(
    () =>
      (found?.docs ?? []).flatMap((snapshot) => {
        const written = snapshot.data();
        const facts = FactsSchema.safeParse(written);
        const data = Object.fromEntries(
          Object.entries(written).filter(([field]) => kind.fields.includes(field)),
        );
        return facts.success ? [{ ...facts.data, id: snapshot.id, data }] : [];
      }),
    [found, kind],
  );
  return { versions, problem: whyUnread(error) };
}
