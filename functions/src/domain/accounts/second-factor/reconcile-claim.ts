import { PRESS_SETTINGS, SETTINGS } from '@quire/model/collections';
import { PressRecordSchema } from '@quire/model/entities/press-record';
import { claimsOf, type Role } from '@quire/model/roles';
import { SECOND_FACTOR_DUE } from '@quire/model/second-factor';
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts';
import type { Ports } from '../../../platform/database/ports.ts';
import { readRecord } from '../../../platform/database/read-record.ts';
import { type EndSessionsPorts, endAllSessions } from '../end-all-sessions.ts';
import { accountByUid } from '../find-account.ts';
import type { AccountAuth } from '../ports.ts';
import { SecondFactorSchema, secondFactorRef } from './record.ts';

type ClaimPorts = EndSessionsPorts & {
  readonly auth: Pick<AccountAuth, 'getUser' | 'setCustomUserClaims' | 'revokeRefreshTokens'>;
};

/** Roles for which the press requires a second factor. */
async function demandingRoles({ db }: Pick<Ports, 'db'>): Promise<readonly Role[]> {
  const settings = await db.collection(SETTINGS).doc(PRESS_SETTINGS).get();
  return readRecord(settings, PressRecordSchema)?.secondFactorRoles ?? [];
}

/** The value of `secondFactor` in the claims of an account with these roles: two reads. */
export async function secondFactorClaim(
  ports: Pick<Ports, 'db'>,
  uid: string,
  roles: readonly Role[],
): Promise<string | undefined> {
  const record = readRecord(await secondFactorRef(ports.db, uid).get(), SecondFactorSchema);
  if (record?.active) return record.active.id;
  const demanding = await demandingRoles(ports);
  return roles.some((role) => demanding.includes(role)) ? SECOND_FACTOR_DUE : undefined;
}

/** The claims that an account should have; null if they are correct, or there is no account. */
async function claimsToBe(ports: ClaimPorts, uid: string): Promise<object | null> {
  const account = await accountByUid(ports.auth, uid);
  if (!account) return null;
  const { secondFactor, ...others } = account.customClaims ?? {};
  const next = await secondFactorClaim(ports, uid, claimsOf(others).roles);
  return next === secondFactor ? null : { ...others, ...(next && { secondFactor: next }) };
}

/**
 * Derives an account's claim from its second factor, its roles and the press's settings. If it changes, every session
 * ends: an old token would keep its earlier rights. False if another call is changing the same account.
 */
export async function reconcileSecondFactor(ports: ClaimPorts, uid: string): Promise<boolean> {
  if (!(await claimsToBe(ports, uid))) return true;
  const outcome = await oneAtATime(ports, `grant~${uid}`, async () => {
    const claims = await claimsToBe(ports, uid);
    if (!claims) return;
    await ports.auth.setCustomUserClaims(uid, claims);
    await endAllSessions(ports, uid);
  });
  return outcome !== 'busy';
}
