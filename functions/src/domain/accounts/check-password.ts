import { PASSWORD_LIMITS, type PasswordOwner, passwordProblem } from '@quire/model/password';
import { Refused } from '../../platform/errors/refused.ts';
import type { AccountPorts } from './ports.ts';

/**
 * Judges a new password: by itself, by the list that we carry, and by a larger one where the press asks one.
 * Throws `Refused` with the field `password` and what is wrong with it.
 */
export async function checkPassword(
  { isLeaked }: Pick<AccountPorts, 'isLeaked'>,
  password: string,
  owner: PasswordOwner,
): Promise<void> {
  const { isCommonPassword } = await import('./common-list.ts');
  const problem =
    passwordProblem(password, owner, isCommonPassword) ??
    ((await isLeaked(password)) ? 'password/leaked' : null);
  if (problem) throw new Refused(problem, { field: 'password', values: PASSWORD_LIMITS });
}
