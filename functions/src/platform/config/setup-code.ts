import { env, isLocal } from './environment.ts';

/**
 * The code printed by `npm start`, with which its press is set up; null in the cloud, where it is in the functions'
 * log.
 */
export function setupCode(): string | null {
  return (isLocal && env.QUIRE_SETUP_CODE) || null;
}
