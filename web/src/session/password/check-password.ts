import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { PASSWORD_LIMITS, type PasswordOwner, passwordProblem } from '@quire/model/password';

/**
 * Why a password is not accepted, or null. Without the list of common passwords, only the other rules
 * apply.
 */
export async function checkPassword(
  password: string,
  owner: PasswordOwner,
): Promise<string | null> {
  if (!password) return t('forms.choosePassword');
  const problem = await import('./judge.ts').then(
    ({ judgePassword }) => judgePassword(password, owner).problem,
    () => passwordProblem(password, owner),
  );
  return problem && errorMessage(problem, PASSWORD_LIMITS);
}
