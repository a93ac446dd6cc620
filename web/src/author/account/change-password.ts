import { errorMessage } from '@quire/model/errors';
import type { PasswordOwner } from '@quire/model/password';
import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/calls.ts';
import { checkPassword } from '../../session/password/check-password.ts';
import { signIn } from '../../session/sign-in.ts';

/** What is wrong with one of the two fields. */
export interface PasswordFailure {
  readonly field: 'current' | 'password';
  readonly message: string;
}

interface Typed {
  readonly current: string;
  readonly password: string;
}

/** Asks for the current password by signing in with it, which makes the session a fresh one. */
async function checkCurrent(email: string, current: string): Promise<PasswordFailure | null> {
  if (!current) return { field: 'current', message: 'Enter your current password.' };
  const refusal = await signIn(email, current);
  if (refusal === null) return null;
  const message =
    refusal === 'sign-in/wrong' ? 'This is not your current password.' : errorMessage(refusal);
  return { field: 'current', message };
}

/**
 * Changes the password and goes on with the session under the new one. Answers null, or which field
 * is wrong; throws what is no field's.
 *
 * @param isAsked whether there is a current password to ask for
 * @param attempt does something in a session that is renewed where it must be
 */
export async function changePassword(
  owner: PasswordOwner,
  { current, password }: Typed,
  isAsked: boolean,
  attempt: <T>(action: () => Promise<T>) => Promise<T>,
): Promise<PasswordFailure | null> {
  const message = await checkPassword(password, owner);
  if (message) return { field: 'password', message };
  const wrong = isAsked ? await checkCurrent(owner.email, current) : null;
  if (wrong) return wrong;
  try {
    await attempt(() => call('changePassword', { password }));
  } catch (error) {
    if (error instanceof CallError && error.code.startsWith('password/')) {
      return { field: 'password', message: error.message };
    }
    throw error;
  }
  // Every session has ended with the old password, this one too.
  const refusal = await signIn(owner.email, password);
  if (refusal) throw new CallError(refusal);
  return null;
}
