import { env } from './environment.ts';
import { parameters } from './parameters.ts';

/** The API that lists leaked passwords by ranges of their hashes; null where it is not used. */
export function passwordRanges(): string | null {
  const named = parameters ? parameters.passwordRanges.value() : (env.QUIRE_PASSWORD_RANGES ?? '');
  const ranges = named.replace(/\/+$/, '');
  return URL.canParse(ranges) ? ranges : null;
}
