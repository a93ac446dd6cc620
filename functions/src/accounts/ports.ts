import type { Auth } from 'firebase-admin/auth';
import type { Ports } from '../publish/ports.ts';

/** Everything the accounts' functions touch outside of themselves. */
export interface AccountPorts extends Pick<Ports, 'db' | 'now' | 'log' | 'origin'> {
  readonly auth: Pick<
    Auth,
    | 'createUser'
    | 'deleteUser'
    | 'getUser'
    | 'getUserByEmail'
    | 'listUsers'
    | 'revokeRefreshTokens'
    | 'setCustomUserClaims'
    | 'updateUser'
  >;
  /** Sleeps: answers that must not tell anything are held back to one moment. */
  readonly wait: (ms: number) => Promise<void>;
  /** So many random bytes, from the system's cryptographic source. */
  readonly random: (bytes: number) => Buffer;
}
