import { type Action, type Claims, isStaff, MATRIX } from '@quire/model/roles';

/** The right that a page of the office requires; none: any staff role. */
export interface Entry {
  readonly action?: Action | undefined;
  /** Another right that opens the page, which then shows what that right covers. */
  readonly orAction?: Action | undefined;
  /** `all`: for pages of the whole press, which rights for single journals do not open. */
  readonly reach?: 'all' | undefined;
}

/**
 * Whether a page that needs this right has anything to show to a person with these claims. For convenience only, as
 * the rules protect the data.
 */
export function mayEnter(claims: Claims, { action, orAction, reach }: Entry): boolean {
  if (!isStaff(claims)) return false;
  if (!action) return true;
  if (orAction && mayEnter(claims, { action: orAction, reach })) return true;
  return claims.roles.some((role) => {
    const has = MATRIX[role][action];
    if (reach === 'all' || has === 'all') return has === 'all';
    if (has === 'journals' || has === 'issues') return (claims.grants[role] ?? []).length > 0;
    return has === 'assigned';
  });
}
