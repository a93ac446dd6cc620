import { journalsFor } from '@quire/model/grants';
import { type Action, type Claims, MATRIX } from '@quire/model/roles';
import { type QueryConstraint, where } from 'firebase/firestore';

/** How many values a query's `in` may have, and so how many journals one list can show at once. */
const IN_MAX = 30;

/** Which journals' records a list shows to a person: all, or those named. */
export type Scope = 'all' | readonly string[];

/**
 * Which records a person with these claims may list for this action. Editors of more than thirty
 * journals see the first thirty, and each by its filter.
 */
export function scopeOf(claims: Claims, action: Action): Scope {
  if (claims.roles.some((role) => MATRIX[role][action] === 'all')) return 'all';
  return journalsFor(claims, action).slice(0, IN_MAX);
}

/**
 * What narrows a query to a scope, so that the rules can prove it; null where it has nothing to show.
 *
 * @param field `journal` (one), or a list of journals
 */
export function scopeConstraints(
  scope: Scope,
  field: string,
  isList: boolean,
): readonly QueryConstraint[] | null {
  if (scope === 'all') return [];
  if (scope.length === 0) return null;
  if (isList) return [where(field, 'array-contains-any', [...scope])];
  return scope.length === 1 ? [where(field, '==', scope[0])] : [where(field, 'in', [...scope])];
}
