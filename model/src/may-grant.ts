/** Who may give whom which grants (field 5.5). Pure: the function asks it, and pages that offer it. */
import { inOrder, journalOfScope } from './grants.ts';
import { type Asker, type Claims, GIVEN_BY_EDITORS, ROLE_SCOPES } from './roles.ts';

/** What only one of two lists has. */
function difference<Each>(a: Iterable<Each>, b: Iterable<Each>): Each[] {
  const [here, there] = [new Set(a), new Set(b)];
  return [...here, ...there].filter((each) => !(here.has(each) && there.has(each)));
}

/**
 * Whether a person may change an account's claims from one to another. Admins may change anything but
 * their own admin role. Editors may give and take the roles of `GIVEN_BY_EDITORS`, in their own journals and
 * these journals' special issues; never their own claims.
 */
export function mayGrant(
  granter: Asker,
  target: { readonly uid: string; readonly before: Claims },
  after: Claims,
): boolean {
  const { roles, grants } = granter.claims;
  const isSelf = granter.uid === target.uid;
  if (roles.includes('admin')) return !isSelf || after.roles.includes('admin');
  if (isSelf || !roles.includes('editor')) return false;
  // A scope without its role has no effect: removing a role removes all of its scopes.
  const [before, next] = [inOrder(target.before), inOrder(after)];
  const own = grants.editor ?? [];
  return [...new Set([...before.roles, ...next.roles])].every((role) => {
    const scopes = difference(before.grants[role] ?? [], next.grants[role] ?? []);
    const isGivenOrTaken = before.roles.includes(role) !== next.roles.includes(role);
    if (!isGivenOrTaken && scopes.length === 0) return true;
    // A role that takes a scope comes and goes with scopes.
    if (ROLE_SCOPES[role] !== 'none' && scopes.length === 0) return false;
    return (
      GIVEN_BY_EDITORS.has(role) && scopes.every((scope) => own.includes(journalOfScope(scope)))
    );
  });
}
