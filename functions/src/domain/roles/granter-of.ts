import { type Asker, claimsOf } from '@quire/model/roles';
import type { Ports } from '../../platform/database/ports.ts';
import { readPermissions } from '../access/read-permissions.ts';
import { accountByUid } from '../accounts/find-account.ts';
import type { AccountAuth } from '../accounts/ports.ts';

type GranterPorts = Pick<Ports, 'db'> & { readonly auth: Pick<AccountAuth, 'getUser'> };

/**
 * A person with the roles that they can currently grant: their token may be older than a removal. For an
 * editor, journals where only admins grant roles are left out.
 */
export async function granterOf({ db, auth }: GranterPorts, uid: string): Promise<Asker> {
  const account = await accountByUid(auth, uid);
  const claims = account?.disabled === true ? null : claimsOf(account?.customClaims ?? {});
  if (!claims) return { uid, claims: { roles: [], grants: {} } };
  const editor: string[] = [];
  for (const journal of claims.grants.editor ?? []) {
    const { editor: left } = await readPermissions(db, journal);
    if (left?.['user.grant'] !== 'none') editor.push(journal);
  }
  // An editor left without journals can grant nothing.
  const roles = claims.roles.filter((role) => role !== 'editor' || editor.length > 0);
  return { uid, claims: { roles, grants: { ...claims.grants, editor } } };
}
