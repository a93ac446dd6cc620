import { env } from './environment.ts';
import { parameters } from './parameters.ts';

const PROVIDERS = ['google', 'orcid'] as const;
export type SignInProvider = (typeof PROVIDERS)[number];

/** Ways to sign in other than e-mail and password, as set up in Firebase Auth. */
export function signInProviders(): SignInProvider[] {
  const named = parameters ? parameters.providers.value() : (env.QUIRE_SIGN_IN_PROVIDERS ?? '');
  return PROVIDERS.filter((provider) => named.split(/[\s,]+/).includes(provider));
}
