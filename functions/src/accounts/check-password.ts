import { commonPasswords } from '@quire/model/common-passwords';
import { PASSWORD_LIMITS, type PasswordOwner, passwordProblem } from '@quire/model/password';
import { Refused } from '../calls/refused.ts';

let isCommon: Promise<(password: string) => boolean> | undefined;

/** The list that zxcvbn knows: 49,000 passwords of leaks. Read once, when it is first asked. */
async function loadCommon(): Promise<(password: string) => boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return commonPasswords(dictionary['passwords-common']);
}

/** Judges a new password. Throws `Refused` with the field `password` and what is wrong with it. */
export async function checkPassword(password: string, owner: PasswordOwner): Promise<void> {
  isCommon ??= loadCommon();
  const problem = passwordProblem(password, owner, await isCommon);
  if (problem) throw new Refused(problem, { field: 'password', values: PASSWORD_LIMITS });
}
