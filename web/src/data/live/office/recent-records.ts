import type { Action, Claims } from '@quire/model/roles';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { z } from 'zod';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { scopeConstraints, scopeOf } from './press-scope.ts';

const RecentSchema = z.object({
  title: z.string().catch(''),
  kind: z.string().optional().catch(undefined),
  status: z.string().catch(''),
  updatedAt: z.string(),
  deletedAt: z.string().optional().catch(undefined),
});

export interface RecentRecord extends z.infer<typeof RecentSchema> {
  readonly id: string;
}

/** The latest changes of a collection in a person's journals; live. */
export function useRecentRecords(
  claims: Claims,
  action: Action,
  name: string,
  most: number,
): readonly RecentRecord[] {
  const wanted = useMemo(() => {
    const scope = scopeConstraints(scopeOf(claims, action), 'journal', false);
    return (
      scope &&
      query(
        collection(signedInFirebase().db, name),
        ...scope,
        orderBy('updatedAt', 'desc'),
        limit(most),
      )
    );
  }, [claims, action, name, most]);
  const [found] = useCollection(wanted);
  return (found?.docs ?? []).flatMap((snapshot) => {
    const parsed = RecentSchema.safeParse(snapshot.data());
    return parsed.success && !parsed.data.deletedAt ? [{ ...parsed.data, id: snapshot.id }] : [];
  });
}
