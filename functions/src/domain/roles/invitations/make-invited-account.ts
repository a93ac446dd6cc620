import type { JoinRequest } from '@quire/model/calls/rights';
import { withoutUndefined } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import { requireBudget } from '../../../platform/throttle/spend-budget.ts';
import { isAuthCode } from '../../accounts/auth-code.ts';
import { checkPassword } from '../../accounts/check-password.ts';
import { accountByEmail } from '../../accounts/find-account.ts';
import { fullName, newProfile } from '../../accounts/new-profile.ts';
import type { Account, AccountPorts } from '../../accounts/ports.ts';
import { proveAddress } from '../../accounts/prove-address.ts';
import { profileRef } from '../../accounts/read-profile.ts';
import { removeUnverified } from '../../accounts/remove-unverified.ts';

/**
 * Creates an account with an address that a mailed link has confirmed. An existing account with an
 * unconfirmed address is replaced. Throws `Refused`: `password/*`, `account/throttled`,
 * `invitation/has-account`.
 */
export async function makeInvitedAccount(
  ports: AccountPorts,
  { password, ...person }: Omit<JoinRequest, 'token'>,
  email: string,
  network: string,
): Promise<Account> {
  const { auth, db, now } = ports;
  await checkPassword(ports, password, { email, names: [person.given, person.family] });
  await requireBudget(ports, 'registration', { network });
  const known = await accountByEmail(auth, email);
  if (known && !(await removeUnverified(ports, known))) throw new Refused('invitation/has-account');
  const account = await auth
    .createUser({ email, password, displayName: fullName(person) })
    .catch((error: unknown) => {
      if (isAuthCode(error, 'auth/email-already-exists')) {
        throw new Refused('invitation/has-account');
      }
      throw error;
    });
  await profileRef(db, account.uid).set(withoutUndefined(newProfile(person, email, now())));
  return proveAddress(ports, account);
}
