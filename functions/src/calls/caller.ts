import { FRESH_SIGN_IN_MINUTES } from '@quire/model/constants';
import { type Claims, claimsOf, isStaff } from '@quire/model/roles';
import { Refused } from './refused.ts';

/**
 * Who may call. `signed-in`: an account, its address proved or not. `verified`: the address is
 * proved. `staff`: besides, it has some right in the office; which one, the function itself asks.
 * `fresh`: signed in within the last minutes, for what changes the account itself.
 */
export type Access = 'public' | 'signed-in' | 'verified' | 'staff' | 'fresh';

export interface Caller {
  readonly uid: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  readonly claims: Claims;
  /** When the password (or the provider) was last asked. */
  readonly signedInAt: Date;
}

/** What is read of a verified ID token. */
export interface IdToken {
  readonly uid: string;
  readonly token: Readonly<Record<string, unknown>>;
}

/** The person behind a verified ID token. */
export function callerOf({ uid, token }: IdToken): Caller {
  return {
    uid,
    email: typeof token.email === 'string' ? token.email : undefined,
    emailVerified: token.email_verified === true,
    claims: claimsOf(token),
    signedInAt: new Date(Number(token.auth_time ?? 0) * 1000),
  };
}

/** Refuses whoever may not call. Throws `Refused` with the code of the first thing that is missing. */
export function requireAccess(
  access: Exclude<Access, 'public'>,
  caller: Caller | null,
  now: Date,
): Caller {
  if (!caller) throw new Refused('account/signed-out');
  const needsProof = access === 'verified' || access === 'staff';
  if (needsProof && !caller.emailVerified) throw new Refused('account/not-verified');
  // Before anything is looked up or even read: what is not theirs answers all alike.
  if (access === 'staff' && !isStaff(caller.claims)) throw new Refused('access/denied');
  const age = now.getTime() - caller.signedInAt.getTime();
  if (access === 'fresh' && age > FRESH_SIGN_IN_MINUTES * 60_000) {
    throw new Refused('account/sign-in-again');
  }
  return caller;
}
