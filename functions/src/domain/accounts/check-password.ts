import { PASSWORD_LIMITS, type PasswordOwner, passwordProblem } from '@quire/model/password';
import { Refused } from '../../platform/errors/refused.ts';
import type { AccountPorts } from './ports.ts';

/**
 * Checks a new password: by our own rules, by the list that we bundle, and by a larger list if the press has configured
 * one. Throws `Refused` with the field `password` and the reason.
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
