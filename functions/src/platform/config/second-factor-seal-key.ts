import { env } from './environment.ts';
import { secrets } from './secrets.ts';

/** A function that sets up or asks for second factors must name these. */
export const SECOND_FACTOR_SECRETS = secrets ? [secrets.secondFactorKey] : [];

/** What secrets of second factors are sealed with, as it is set; empty where nothing is. */
export function secondFactorSealKey(): string {
  return secrets ? secrets.secondFactorKey.value() : (env.QUIRE_SECOND_FACTOR_KEY ?? '');
}
