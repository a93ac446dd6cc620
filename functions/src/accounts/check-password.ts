import { PASSWORD_LIMITS, type PasswordOwner, passwordProblem } from '@quire/model/password';
import { Refused } from '../calls/refused.ts';

/** Judges a new password. Throws `Refused` with the field `password` and what is wrong with it. */
export async function checkPassword(password: string, owner: PasswordOwner): Promise<void> {
  const { isCommonPassword } = await import('./common-list.ts');
  const problem = passwordProblem(password, owner, isCommonPassword);
  if (problem) throw new Refused(problem, { field: 'password', values: PASSWORD_LIMITS });
}
