/** Changes to an existing second factor: by its owner with a code, or by an admin. */
import { can } from '@quire/model/roles';
import { Refused } from '../../../platform/errors/refused.ts';
import type { Caller } from '../../access/caller.ts';
import { accountByUid } from '../find-account.ts';
import type { AccountPorts } from '../ports.ts';
import { reconcileOrRefuse, sessionToken } from './pass-second-factor.ts';
import { type SecondFactorPorts, secondFactorRef } from './record.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { takeCode } from './take-code.ts';
import { tellChange } from './tell-change.ts';

/** Creates new recovery codes; the old ones become invalid. */
export async function renewRecoveryCodes(ports: SecondFactorPorts, uid: string, code: string) {
  const codes = newRecoveryCodes(ports.random);
  const recovery = codes.map((each) => hashRecoveryCode(uid, each));
  const { active } = await takeCode(ports, uid, code, (before) => ({ ...before, recovery }));
  await tellChange(ports, 'new-codes', { uid, by: uid });
  return { step: 'renew' as const, codes, token: await sessionToken(ports, uid, active.id) };
}

/** Switches it off; every session ends. If a role requires a second factor, it has to be set up again. */
export async function switchOffSecondFactor(ports: SecondFactorPorts, uid: string, code: string) {
  await takeCode(ports, uid, code, () => null);
  await reconcileOrRefuse(ports, uid);
  await tellChange(ports, 'off', { uid, by: uid });
  return { step: 'off' as const, token: await ports.auth.createCustomToken(uid, {}) };
}

/**
 * An admin resets another user's second factor after they have lost their phone and codes. Admins cannot reset their
 * own: an attacker with an admin's session could remove it. Throws `access/denied`, `second-factor/off`.
 */
export async function resetSecondFactor(
  ports: AccountPorts,
  by: Caller,
  uid: string,
): Promise<Record<string, never>> {
  if (!can(by, 'press.edit') || by.uid === uid) throw new Refused('access/denied');
  const ref = secondFactorRef(ports.db, uid);
  const account = await accountByUid(ports.auth, uid);
  const isOn = (await ref.get()).exists || typeof account?.customClaims?.secondFactor === 'string';
  if (!account || !isOn) throw new Refused('second-factor/off');
  // The audit entry comes first, so that nothing is reset without one.
  await tellChange(ports, 'reset', { uid, by: by.uid });
  await ref.delete();
  await reconcileOrRefuse(ports, uid);
  return {};
}
