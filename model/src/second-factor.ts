/**
 * The second factor in an ID token. `secondFactor` is a claim of the account: the id of what was set
 * up, or `due` where a role asks for one and none is set up. `secondFactorUsed` is a claim of one
 * session: the id of the second factor that was given in it. The rules compare the two in the same way.
 */
import { type Claims, claimsOf, MATRIX, ROLES, type Role } from './roles.ts';

type Token = Readonly<Record<string, unknown>>;

/** The account's claim where a role asks for a second factor and none is set up. */
export const SECOND_FACTOR_DUE = 'due';

/** `code`: a code has to be given in this session. `setup`: there is none yet, and a role asks for one. */
export type MissingFactor = 'code' | 'setup';

/** What a session lacks before the account's rights count in it; null where it lacks nothing. */
export function missingFactor(token: Token): MissingFactor | null {
  const { secondFactor, secondFactorUsed } = token;
  if (secondFactor === undefined) return null;
  if (secondFactor === SECOND_FACTOR_DUE) return 'setup';
  return secondFactor === secondFactorUsed ? null : 'code';
}

/** Whether the account has a second factor set up. */
export const hasSecondFactor = ({ secondFactor }: Token): boolean =>
  typeof secondFactor === 'string' && secondFactor !== SECOND_FACTOR_DUE;

/** The rights that count in a session: none while its second factor is missing. */
export function claimsInSession(token: Token): Claims {
  return missingFactor(token) === null ? claimsOf(token) : { roles: [], grants: {} };
}

/** Roles with rights over other people's records: a press can require a second factor of these. */
export const STAFF_ROLES: readonly Role[] = ROLES.filter((role) =>
  Object.values(MATRIX[role]).some((reach) => reach !== 'none' && reach !== 'own'),
);

/** How many digits an app shows, and for how long. RFC 6238's own values, which every app takes. */
export const CODE_DIGITS = 6;
export const CODE_SECONDS = 30;
export const RECOVERY_CODES = 10;
/** Wrong codes within an hour, after which the account takes no more of them. */
export const WRONG_CODES_PER_HOUR = 10;
