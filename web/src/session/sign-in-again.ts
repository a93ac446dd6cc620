import type { ErrorCode } from '@quire/model/errors';
import type { Provider } from '../config/providers.ts';
import { authAside, passAside, refusalOf } from './session-aside.ts';
import { ownProvider, signIn } from './sign-in.ts';
import { signInWith } from './sign-in-with.ts';
import type { Person } from './use-person.ts';

type Asked = Pick<Person, 'email' | 'hasSecondFactor'>;

/**
 * Renews the session with the password and, if the account has a second factor, a code. Returns null,
 * or why it failed.
 */
export async function signInAgain(
  { email, hasSecondFactor }: Asked,
  password: string,
  code: string,
): Promise<ErrorCode | null> {
  if (!hasSecondFactor) return signIn(email, password);
  if (!code) return 'second-factor/wrong';
  const refusal = await signIn(email, password, authAside());
  if (refusal) return refusal;
  return passAside('use', code).then(() => null, refusalOf);
}

/** The same with another service. `cancelled`: its window was closed. */
export async function enterAgainWith(
  provider: Provider,
  { email, hasSecondFactor }: Asked,
  code: string,
): Promise<ErrorCode | 'cancelled' | null> {
  if (hasSecondFactor && !code) return 'second-factor/wrong';
  const outcome = await signInWith(provider, email, hasSecondFactor ? authAside() : undefined);
  if (outcome.state === 'cancelled') return 'cancelled';
  if (outcome.state === 'failed') return outcome.problem;
  return hasSecondFactor ? passAside('use', code).then(() => null, refusalOf) : null;
}

/** Signs in to the second session with the service of a person without a password. */
export async function enterAside(email: string): Promise<ErrorCode | 'cancelled' | null> {
  const provider = ownProvider();
  if (!provider) return 'sign-in/provider';
  const outcome = await signInWith(provider, email, authAside());
  if (outcome.state === 'failed') return outcome.problem;
  return outcome.state === 'cancelled' ? 'cancelled' : null;
}
