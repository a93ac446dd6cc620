/** Who may give whom which roles (field 5.5). Pure: the function asks it, and pages that offer it. */
import { ACTIONS, type Asker, type Claims, MATRIX, type Role } from './roles.ts';

/** Roles that reach as far as the journals in a person's claims. */
const isOfJournals = (role: Role): boolean =>
  ACTIONS.some((action) => MATRIX[role][action] === 'journals');

/** What claims are worth: `production CES`. Every role of a person counts in every of their journals. */
function pairs({ roles, journals }: Claims): ReadonlySet<string> {
  const scoped = roles.filter(isOfJournals);
  return new Set(scoped.flatMap((role) => journals.map((journal) => `${role} ${journal}`)));
}

/** What stands in one of two lists alone. */
function difference(a: Iterable<string>, b: Iterable<string>): string[] {
  const [here, there] = [new Set(a), new Set(b)];
  return [...here, ...there].filter((each) => !(here.has(each) && there.has(each)));
}

/**
 * Whether somebody may change an account's claims from one to another. Admins may change anything but
 * their own admin role. Editors may give and take the role of reviewer, and put production staff on
 * their own journals or take them off, where nothing else changes by it; never their own claims.
 */
export function mayGrant(
  granter: Asker,
  target: { readonly uid: string; readonly before: Claims },
  after: Claims,
): boolean {
  const { roles, journals } = granter.claims;
  const isSelf = granter.uid === target.uid;
  if (roles.includes('admin')) return !isSelf || after.roles.includes('admin');
  if (isSelf || !roles.includes('editor')) return false;
  const { before } = target;
  const otherRoles = difference(before.roles, after.roles).filter((role) => role !== 'reviewer');
  const otherJournals = difference(before.journals, after.journals);
  if (otherRoles.length > 0 || !otherJournals.every((key) => journals.includes(key))) return false;
  // A journal without a role in it would wait for one: only production staff have journals from editors.
  if (otherJournals.length > 0 && !before.roles.includes('production')) return false;
  const own = new Set(journals.map((journal) => `production ${journal}`));
  return difference(pairs(before), pairs(after)).every((pair) => own.has(pair));
}
