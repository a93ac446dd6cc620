import { FRESH_SIGN_IN_MINUTES } from '@quire/model/constants';
import { type Claims, isStaff } from '@quire/model/roles';
import { claimsInSession, type MissingFactor, missingFactor } from '@quire/model/second-factor';
import { Refused } from '../../platform/errors/refused.ts';

/**
 * Who may call. `signed-in`: an account, with or without a confirmed address. `verified`: the address is confirmed.
 * `staff`: verified, with some right in the office; the function itself checks which. `fresh`: signed in within the
 * last minutes, for changes to the account itself. `fresh-staff`: both, for granting roles, refunding money and
 * exporting people's data. All of these require the second factor if the account has one. `first-factor` does not, and
 * is otherwise `verified` and `fresh`: for entering a code and for setting up the first second factor.
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

/** The fields that are read from a verified ID token. */
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

/**
 * Refuses callers who lack the required access. Throws `Refused` with the code of the first requirement that is not
 * met.
 */
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
  // Checked before anything is read, so that all refusals look the same.
  if (isForStaff && !isStaff(caller.claims)) throw new Refused('access/denied');
  const age = now.getTime() - caller.signedInAt.getTime();
  const isFreshOnly = access === 'fresh' || access === 'fresh-staff' || access === 'first-factor';
  if (isFreshOnly && age > FRESH_SIGN_IN_MINUTES * 60_000) {
    throw new Refused('account/sign-in-again');
  }
  return caller;
}
