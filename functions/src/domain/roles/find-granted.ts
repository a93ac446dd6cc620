import type { CALLS } from '@quire/model/calls/calls';
import { GrantsSchema } from '@quire/model/entities/user';
import { type Asker, claimsOf, MATRIX } from '@quire/model/roles';
import type { z } from 'zod';
import type { Ports } from '../../platform/database/ports.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { accountByEmail, accountByUid } from '../accounts/find-account.ts';
import type { AccountAuth } from '../accounts/ports.ts';
import { nameOf, readProfile } from '../accounts/read-profile.ts';

type FindPorts = Pick<Ports, 'db'> & { readonly auth: AccountAuth };

/**
 * `findAccount`: the account with this confirmed address and its roles. Throws `access/denied` for those
 * who cannot grant roles: they must not learn who has an account.
 */
export async function findGranted(
  { db, auth }: FindPorts,
  { uid }: Asker,
  { email }: z.output<typeof CALLS.findAccount.request>,
): Promise<z.input<typeof CALLS.findAccount.response>> {
  // Their current rights: their token may be older than a removal.
  const { roles } = claimsOf((await accountByUid(auth, uid))?.customClaims ?? {});
  if (roles.every((role) => MATRIX[role]['user.grant'] === 'none')) {
    throw new Refused('access/denied');
  }
  const found = await accountByEmail(auth, email);
  if (!found?.email || !found.emailVerified) return { account: null };
  const displayName = nameOf(await readProfile(db, found.uid), found) ?? '';
  const { roles: held, grants } = claimsOf(found.customClaims ?? {});
  const account = { uid: found.uid, email: found.email, displayName };
  return {
    account: { ...account, roles: [...held], grants: GrantsSchema.parse(grants) },
  };
}
