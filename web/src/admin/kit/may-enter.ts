import { type Action, type Claims, isStaff, MATRIX } from '@quire/model/roles';

/** What a page of the office asks of a person; none: any business in the office. */
export interface Entry {
  readonly action?: Action | undefined;
  /** Another right that opens the page: it shows what that reaches. */
  readonly orAction?: Action | undefined;
  /** `all`: for pages of the whole press, which no reach of some journals opens. */
  readonly reach?: 'all' | undefined;
}

/**
 * Whether a page that needs this right has anything to show to somebody with these claims. For
 * people's comfort: the rules guard the data.
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
