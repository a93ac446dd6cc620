import { FRESH_SIGN_IN_MINUTES } from '@quire/model/constants';
import { type Claims, isStaff } from '@quire/model/roles';
import { claimsInSession, type MissingFactor, missingFactor } from '@quire/model/second-factor';
import { Refused } from '../../platform/errors/refused.ts';

/**
 * Who may call. `signed-in`: an account, its address proved or not. `verified`: the address is
 * proved. `staff`: besides, it has some right in the office; which one, the function itself asks.
 * `fresh`: signed in within the last minutes, for what changes the account itself. `fresh-staff`: both,
 * for granting roles, paying money back and taking people's data out. All of these ask for
 * the second factor of whoever has one; `first-factor` does not, and is `verified` and `fresh` otherwise:
 * for giving a code, and for setting up the first.
 */
export type Access =
  | 'public'
  | 'signed-in'
  | 'verified'
  | 'staff'
  | 'fresh'
  | 'fresh-staff'
  | 'first-factor';

export interface Caller {
  readonly uid: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  /** None while the second factor is missing. */
  readonly claims: Claims;
  readonly missingFactor: MissingFactor | null;
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
    claims: claimsInSession(token),
    missingFactor: missingFactor(token),
    signedInAt: new Date(Number(token.auth_time ?? 0) * 1000),
  };
}

const FACTOR_REFUSALS = {
  code: 'account/second-factor',
  setup: 'account/second-factor-due',
} as const;

/** Refuses whoever may not call. Throws `Refused` with the code of the first thing that is missing. */
export function requireAccess(
  access: Exclude<Access, 'public'>,
  caller: Caller | null,
  now: Date,
): Caller {
  if (!caller) throw new Refused('account/signed-out');
  const isForStaff = access === 'staff' || access === 'fresh-staff';
  const needsProof = access === 'verified' || isForStaff || access === 'first-factor';
  if (needsProof && !caller.emailVerified) throw new Refused('account/not-verified');
  if (access !== 'first-factor' && caller.missingFactor) {
    throw new Refused(FACTOR_REFUSALS[caller.missingFactor]);
  }
  // Before anything is looked up or even read: what is not theirs answers all alike.
  if (isForStaff && !isStaff(caller.claims)) throw new Refused('access/denied');
  const age = now.getTime() - caller.signedInAt.getTime();
  const isFreshOnly = access === 'fresh' || access === 'fresh-staff' || access === 'first-factor';
  if (isFreshOnly && age > FRESH_SIGN_IN_MINUTES * 60_000) {
    throw new Refused('account/sign-in-again');
  }
  return caller;
}
