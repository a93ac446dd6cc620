import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import type { PasswordOwner } from '@quire/model/password';
import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/calls.ts';
import { checkPassword } from '../../session/password/check-password.ts';
import { signIn } from '../../session/sign-in.ts';
import { signInAgain } from '../../session/sign-in-again.ts';
import { signInWithToken } from '../../session/sign-in-with-token.ts';
import type { Person } from '../../session/use-person.ts';

/** What is wrong with one of the two fields. */
export interface PasswordFailure {
  readonly field: 'current' | 'code' | 'password';
  readonly message: string;
}

type Asked = Pick<Person, 'email' | 'hasSecondFactor'>;

interface Typed {
  readonly current: string;
  /** Of the app; empty where there is no second factor. */
  readonly code: string;
  readonly password: string;
}

/** Asks for the current password by signing in with it, which makes the session a fresh one. */
async function checkCurrent(
  person: Asked,
  { current, code }: Typed,
): Promise<PasswordFailure | null> {
  if (!current) return { field: 'current', message: t('authorAccount.currentPasswordNeeded') };
  const refusal = await signInAgain(person, current, code);
  if (refusal === null) return null;
  const message =
    refusal === 'sign-in/wrong' ? t('authorAccount.wrongPassword') : errorMessage(refusal);
  const field = refusal.startsWith('second-factor/') ? 'code' : 'current';
  return { field, message };
}

/**
 * Changes the password and goes on with the session under the new one. Answers null, or which field
 * is wrong; throws what is no field's.
 *
 * @param hasSecondFactor whether a code is asked for with the current password
 * @param isAsked whether there is a current password to ask for
 * @param attempt does something in a session that is renewed where it must be
 */
export async function changePassword(
  owner: PasswordOwner,
  typed: Typed,
  hasSecondFactor: boolean,
  isAsked: boolean,
  attempt: <T>(action: () => Promise<T>) => Promise<T>,
): Promise<PasswordFailure | null> {
  const { password } = typed;
  const message = await checkPassword(password, owner);
  if (message) return { field: 'password', message };
  const wrong = isAsked ? await checkCurrent({ email: owner.email, hasSecondFactor }, typed) : null;
  if (wrong) return wrong;
  let token: string | undefined;
  try {
    ({ token } = await attempt(() => call('changePassword', { password })));
  } catch (error) {
    if (error instanceof CallError && error.code.startsWith('password/')) {
      return { field: 'password', message: error.message };
    }
    throw error;
  }
  // Every session has ended with the old password, this one too.
  if (token) await signInWithToken(token);
  const refusal = token ? null : await signIn(owner.email, password);
  if (refusal) throw new CallError(refusal);
  return null;
}
