/**
 * What a user can do after entering only their password: set up a second factor if the account has none, or enter a
 * code if it has one. Both return a custom token, with which the page signs in: it carries `secondFactorUsed`, for that
 * session only.
 */
import { PRESS_SETTINGS, SETTINGS } from '@quire/model/collections';
import { PressSchema } from '@quire/model/entities/press';
import { claimsOf, isStaff } from '@quire/model/roles';
import { encode } from 'uqr';
import { readRecord } from '../../../platform/database/read-record.ts';
import { inTransaction, withoutUndefined } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import { accountByUid } from '../find-account.ts';
import type { Account, AccountPorts } from '../ports.ts';
import { reconcileSecondFactor } from './reconcile-claim.ts';
import {
  type SecondFactorPorts,
  type SecondFactorRecord,
  SecondFactorSchema,
  secondFactorRef,
} from './record.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { seal, unseal } from './seal.ts';
import { isThrottled, oneMoreWrong, requireSealKey, takeCode } from './take-code.ts';
import { tellChange } from './tell-change.ts';
import { otpauthUri, SECRET_BYTES, stepOfCode, typedSecret } from './totp.ts';

/** The time limit for setting it up. */
const SETUP_MS = 30 * 60_000;
const ID_BYTES = 9;

/** A session of this account in which its second factor was given. */
export function sessionToken(
  { auth }: Pick<SecondFactorPorts, 'auth'>,
  uid: string,
  id: string,
): Promise<string> {
  return auth.createCustomToken(uid, { secondFactorUsed: id });
}

async function requireStaff(ports: SecondFactorPorts, uid: string): Promise<Account> {
  const account = await accountByUid(ports.auth, uid);
  if (!account?.email || !isStaff(claimsOf(account.customClaims ?? {}))) {
    throw new Refused('access/denied');
  }
  return account;
}

/** A QR code as an SVG path, one unit per module. */
function qrPath(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const dark = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return { size, path: dark.join('') };
}

/**
 * Starts the set-up: a new secret, shown once, which becomes active with its first code. For staff. Throws `Refused`:
 * `second-factor/on` if there is one already, so that a password alone cannot replace it.
 */
export async function beginSecondFactor(ports: SecondFactorPorts, uid: string) {
  const key = requireSealKey(ports);
  const { email = '' } = await requireStaff(ports, uid);
  const settings = await ports.db.collection(SETTINGS).doc(PRESS_SETTINGS).get();
  const press = readRecord(settings, PressSchema)?.name ?? 'Press';
  const secret = ports.random(SECRET_BYTES);
  const ref = secondFactorRef(ports.db, uid);
  // If an earlier call was interrupted while switching it on, the account's claim is updated now.
  await reconcileOrRefuse(ports, uid);
  await inTransaction(ports.db, async (tx) => {
    const record = readRecord(await tx.get(ref), SecondFactorSchema);
    if (record?.active) throw new Refused('second-factor/on');
    const until = new Date(ports.now().getTime() + SETUP_MS).toISOString();
    const pending = { secret: seal(key, uid, secret), until };
    tx.set(ref, withoutUndefined({ ...record, pending }));
  });
  const uri = otpauthUri(secret, press, email);
  return { step: 'begin' as const, secret: typedSecret(secret), uri, qr: qrPath(uri) };
}

/** The time step of the code; otherwise the reason for refusing it. */
function stepOfPending(
  key: Buffer,
  uid: string,
  record: SecondFactorRecord | null,
  typed: string,
  now: Date,
) {
  if (record?.active) return 'on';
  if (!record?.pending || record.pending.until < now.toISOString()) return 'setup-over';
  if (isThrottled(record, now)) return 'throttled';
  return (
    stepOfCode(unseal(key, uid, record.pending.secret), typed.replace(/\s/g, ''), now) ?? 'wrong'
  );
}

/**
 * Switches it on with the first code of the app. Every session ends; the answer starts one with the second factor, and
 * contains the recovery codes, which cannot be read again.
 */
export async function confirmSecondFactor(ports: SecondFactorPorts, uid: string, typed: string) {
  const key = requireSealKey(ports);
  await requireStaff(ports, uid);
  const id = ports.random(ID_BYTES).toString('base64url');
  // Checked before anything is switched on: if tokens cannot be signed, users would be locked out.
  const token = await sessionToken(ports, uid, id);
  const codes = newRecoveryCodes(ports.random);
  const ref = secondFactorRef(ports.db, uid);
  const refusal = await inTransaction(ports.db, async (tx) => {
    const record = readRecord(await tx.get(ref), SecondFactorSchema);
    const now = ports.now();
    const step = stepOfPending(key, uid, record, typed, now);
    if (typeof step === 'string') {
      if (step === 'wrong' && record) {
        tx.set(ref, withoutUndefined({ ...record, wrong: oneMoreWrong(record, now) }));
      }
      return step;
    }
    const { secret = '' } = record?.pending ?? {};
    const recovery = codes.map((code) => hashRecoveryCode(uid, code));
    const active = { id, secret, since: now.toISOString(), lastStep: step, recovery };
    tx.set(ref, { active });
    return null;
  });
  if (refusal) throw new Refused(`second-factor/${refusal}`, { field: 'code' });
  await reconcileOrRefuse(ports, uid);
  await tellChange(ports, 'on', { uid, by: uid });
  return { step: 'confirm' as const, token, codes };
}

/** Accepts a code in this session. The owner is notified by mail if a recovery code is used. */
export async function useSecondFactor(ports: SecondFactorPorts, uid: string, typed: string) {
  // The claim may be out of date if a call was interrupted while switching it on or off.
  await reconcileOrRefuse(ports, uid);
  const { active, wasRecovery } = await takeCode(ports, uid, typed);
  if (wasRecovery) await tellChange(ports, 'recovery-code', { uid, by: uid });
  const left = active.recovery.length;
  const token = await sessionToken(ports, uid, active.id);
  return { step: 'use' as const, token, ...(wasRecovery && { left }) };
}

/** Throws `roles/busy` if another call is changing the same account. */
export async function reconcileOrRefuse(ports: AccountPorts, uid: string): Promise<void> {
  if (!(await reconcileSecondFactor(ports, uid))) throw new Refused('roles/busy');
}
