import { AUDIT } from '@quire/model/collections';
import { WRONG_CODES_PER_HOUR } from '@quire/model/second-factor';
import { readRecord } from '../../../platform/database/read-record.ts';
import { inTransaction, withoutUndefined } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import {
  type SecondFactorPorts,
  type SecondFactorRecord,
  SecondFactorSchema,
  secondFactorRef,
} from './record.ts';
import { hashRecoveryCode, readRecoveryCode } from './recovery-codes.ts';
import { unseal } from './seal.ts';
import { stepOfCode } from './totp.ts';

const HOUR_MS = 3_600_000;

type Active = NonNullable<SecondFactorRecord['active']>;
type Outcome =
  | { readonly code: 'wrong' | 'used' | 'throttled' | 'off' }
  | { readonly code: 'taken'; readonly active: Active; readonly wasRecovery: boolean };

/** The key that seals secrets. Throws `second-factor/not-configured`. */
export function requireSealKey({ sealKey }: Pick<SecondFactorPorts, 'sealKey'>): Buffer {
  if (!sealKey) throw new Refused('second-factor/not-configured');
  return sealKey;
}

/** The second factor after this code; `wrong` or `used` if the code is refused. */
function taken(key: Buffer, uid: string, active: Active, typed: string, now: Date) {
  if (readRecoveryCode(typed)) {
    const hash = hashRecoveryCode(uid, typed);
    if (!active.recovery.includes(hash)) return 'wrong';
    const recovery = active.recovery.filter((each) => each !== hash);
    return { active: { ...active, recovery }, wasRecovery: true };
  }
  const step = stepOfCode(unseal(key, uid, active.secret), typed.replace(/\s/g, ''), now);
  if (step === null) return 'wrong';
  if (step <= active.lastStep) return 'used';
  return { active: { ...active, lastStep: step }, wasRecovery: false };
}

/** Whether the account is locked for further codes for now. */
export const isThrottled = ({ wrong }: SecondFactorRecord, now: Date): boolean =>
  wrong !== undefined && wrong.count >= WRONG_CODES_PER_HOUR && wrong.until > now.toISOString();

/** Counts one more wrong code. */
export function oneMoreWrong({ wrong }: SecondFactorRecord, now: Date) {
  const at = now.toISOString();
  const current = wrong && wrong.until > at ? wrong : null;
  const until = current?.until ?? new Date(now.getTime() + HOUR_MS).toISOString();
  return { count: (current?.count ?? 0) + 1, until };
}

/**
 * Accepts a code of the app, or a recovery code, for an account's second factor. The code is used up; wrong codes are
 * counted in the same transaction, so that concurrent attempts count like sequential ones.
 *
 * @param change the second factor after this code; null: it is removed
 * @throws Refused `second-factor/off`, `/wrong`, `/used`, `/throttled`, `/not-configured`
 */
export async function takeCode(
  ports: SecondFactorPorts,
  uid: string,
  typed: string,
  change: (active: Active) => Active | null = (active) => active,
): Promise<{ readonly active: Active; readonly wasRecovery: boolean }> {
  const key = requireSealKey(ports);
  const ref = secondFactorRef(ports.db, uid);
  const outcome = await inTransaction<Outcome>(ports.db, async (tx) => {
    const record = readRecord(await tx.get(ref), SecondFactorSchema);
    if (!record?.active) return { code: 'off' };
    const now = ports.now();
    if (isThrottled(record, now)) return { code: 'throttled' };
    const found = taken(key, uid, record.active, typed, now);
    if (typeof found === 'string') {
      tx.set(ref, withoutUndefined({ ...record, wrong: oneMoreWrong(record, now) }));
      const at = now.toISOString();
      tx.create(ports.db.collection(AUDIT).doc(), {
        ...{ action: 'second-factor.failed', at, by: uid, uid },
      });
      return { code: found };
    }
    const next = change(found.active);
    if (next) tx.set(ref, { active: next });
    else tx.delete(ref);
    return { code: 'taken', ...found };
  });
  if (outcome.code === 'taken') return outcome;
  throw new Refused(`second-factor/${outcome.code}`, { field: 'code' });
}
