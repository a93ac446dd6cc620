import type { Action, Claims } from '@quire/model/roles';
import { collection, getCountFromServer, limit, query, where } from 'firebase/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { scopeConstraints, scopeOf } from './press-scope.ts';

/** What to count: the records of a collection with these values, in a person's journals. */
export interface CountPlan {
  readonly collection: string;
  readonly action: Action;
  readonly where: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  /** A field that holds a list, and a value in it. */
  readonly contains?: readonly [field: string, value: string];
  /** Absent: the records are the press's and no journal's. */
  readonly scope?: 'journal';
}

/** The rules let nobody ask for more at once, nor count further. */
export const COUNTED_MOST = 100;

/**
 * How many there are, counted by the server without reading them, up to a hundred. Rejects where the rules
 * refuse.
 */
export async function countRecords(claims: Claims, plan: CountPlan): Promise<number> {
  const scope = plan.scope ? scopeConstraints(scopeOf(claims, plan.action), plan.scope, false) : [];
  if (scope === null) return 0;
  const conditions = Object.entries(plan.where).map(([field, value]) =>
    Array.isArray(value) ? where(field, 'in', value) : where(field, '==', value),
  );
  const all = query(
    collection(signedInFirebase().db, plan.collection),
    ...scope,
    ...conditions,
    ...(plan.contains ? [where(plan.contains[0], 'array-contains', plan.contains[1])] : []),
    limit(COUNTED_MOST),
  );
  return (await getCountFromServer(all)).data().count;
}
