import type { Ports } from '../../platform/database/ports.ts';

/** The fields of a Firebase Auth account that are read. */
export interface Account {
  readonly uid: string;
  readonly email?: string | undefined;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  readonly displayName?: string | undefined;
  readonly customClaims?: Readonly<Record<string, unknown>> | undefined;
  readonly tokensValidAfterTime?: string | undefined;
  readonly metadata: { readonly creationTime: string };
  readonly providerData: readonly { readonly providerId: string }[];
}

export interface AccountChange {
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly password?: string;
  readonly displayName?: string;
  readonly disabled?: boolean;
  readonly providersToUnlink?: string[];
}

/** The part of Firebase Auth's Admin SDK that the accounts' functions use. */
export interface AccountAuth {
  createUser(account: AccountChange & { readonly uid?: string }): Promise<Account>;
  /** A token to sign in with; its claims apply only to that session. */
  createCustomToken(uid: string, claims: object): Promise<string>;
  deleteUser(uid: string): Promise<void>;
  getUser(uid: string): Promise<Account>;
  getUserByEmail(email: string): Promise<Account>;
  listUsers(
    limit?: number,
    pageToken?: string,
  ): Promise<{ readonly users: readonly Account[]; readonly pageToken?: string | undefined }>;
  revokeRefreshTokens(uid: string): Promise<void>;
  setCustomUserClaims(uid: string, claims: object | null): Promise<void>;
  updateUser(uid: string, change: AccountChange): Promise<Account>;
}

/** All external dependencies of the accounts' functions. */
export interface AccountPorts extends Pick<Ports, 'db' | 'now' | 'log' | 'origin'> {
  readonly auth: AccountAuth;
  /** Sleeps: answers that must not reveal anything are delayed to a fixed time. */
  readonly wait: (ms: number) => Promise<void>;
  /** Whether a password is in a list of leaked ones: `leaked-password.ts`. */
  readonly isLeaked: (password: string) => Promise<boolean>;
  /** The given number of random bytes, from the system's cryptographic source. */
  readonly random: (bytes: number) => Buffer;
}
