import type { RoleInvitation } from '@quire/model/entities/role-invitation';
import { holds, isGrantable, withGrant } from '@quire/model/grants';
import { mayGrant } from '@quire/model/may-grant';
import { type Claims, claimsOf } from '@quire/model/roles';
import { Refused } from '../../../platform/errors/refused.ts';
import { accountByEmail } from '../../accounts/find-account.ts';
import type { AccountPorts } from '../../accounts/ports.ts';
import { granterOf } from '../granter-of.ts';
import { whereInWords } from './where-in-words.ts';

export interface OfferedRole {
  /** The name of the journal or special issue; '' for a role of the whole press. */
  readonly where: string;
  /** Whether the invited address has an account that can sign in. */
  readonly hasAccount: boolean;
}

const hasIt = (claims: Claims, { role, scope }: Pick<RoleInvitation, 'role' | 'scope'>): boolean =>
  scope === '' ? claims.roles.includes(role) : holds(claims, role, scope);

/**
 * Checks that a person may currently grant this role to the holder of this address, and that its scope
 * exists. Throws `Refused`: `access/denied`, `invitation/no-scope`, `invitation/holds-it`.
 */
export async function requireGiver(
  ports: Pick<AccountPorts, 'db' | 'auth'>,
  by: string,
  asked: Pick<RoleInvitation, 'email' | 'role' | 'scope'>,
): Promise<OfferedRole> {
  const { email, role, scope } = asked;
  const giver = await granterOf(ports, by);
  const known = await accountByEmail(ports.auth, email);
  // Roles of an account with an unconfirmed address do not count.
  const account = known?.emailVerified ? known : null;
  const before = claimsOf(account?.customClaims ?? {});
  const uid = account?.uid ?? '';
  if (!isGrantable(role, scope)) throw new Refused('invitation/no-scope', { field: 'scope' });
  // Checked before the scope, so that others do not learn what exists.
  if (!mayGrant(giver, { uid, before }, withGrant(before, role, scope))) {
    throw new Refused('access/denied');
  }
  const where = await whereInWords(ports.db, role, scope);
  if (where === null) throw new Refused('invitation/no-scope', { field: 'scope' });
  if (hasIt(before, asked)) throw new Refused('invitation/holds-it', { field: 'email' });
  return { where, hasAccount: account !== null };
}
