/**
 * What somebody may do who has given their password alone: set up a second factor where the account has
 * none, and give a code where it has one. Both end in a custom token, with which the page signs in: it
 * carries `secondFactorUsed`, for that session and no other.
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

/** How long somebody may take to set it up. */
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

/** A QR code as an SVG path, one unit a module. */
function qrPath(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const dark = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return { size, path: dark.join('') };
}

/**
 * Begins to set up: a new secret, shown once, which counts when a code of it was given. For staff.
 * Throws `Refused`: `second-factor/on` where there is one, so that a password alone replaces nothing.
 */
export async function beginSecondFactor(ports: SecondFactorPorts, uid: string) {
  const key = requireSealKey(ports);
  const { email = '' } = await requireStaff(ports, uid);
  const settings = await ports.db.collection(SETTINGS).doc(PRESS_SETTINGS).get();
  const press = readRecord(settings, PressSchema)?.name ?? 'Press';
  const secret = ports.random(SECRET_BYTES);
  const ref = secondFactorRef(ports.db, uid);
  // Where a call broke off over switching it on, the account's claim follows now.
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

/** The step of the code that was given; else why it was not taken. */
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
 * Switches it on with the first code of the app. Every session ends; the answer opens one in which the
 * second factor was given, and holds the recovery codes, which nobody can read again.
 */
export async function confirmSecondFactor(ports: SecondFactorPorts, uid: string, typed: string) {
  const key = requireSealKey(ports);
  await requireStaff(ports, uid);
  const id = ports.random(ID_BYTES).toString('base64url');
  // Before anything is switched on: where tokens cannot be signed, nobody shall be locked out.
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

/** Takes a code in this session. Whoever uses a recovery code is told by mail. */
export async function useSecondFactor(ports: SecondFactorPorts, uid: string, typed: string) {
  // The claim may say something else still, where a call broke off over switching on or off.
  await reconcileOrRefuse(ports, uid);
  const { active, wasRecovery } = await takeCode(ports, uid, typed);
  if (wasRecovery) await tellChange(ports, 'recovery-code', { uid, by: uid });
  const left = active.recovery.length;
  const token = await sessionToken(ports, uid, active.id);
  return { step: 'use' as const, token, ...(wasRecovery && { left }) };
}

/** Throws `roles/busy` where somebody else is changing the same account. */
export async function reconcileOrRefuse(ports: AccountPorts, uid: string): Promise<void> {
  if (!(await reconcileSecondFactor(ports, uid))) throw new Refused('roles/busy');
}
