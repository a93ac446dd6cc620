import type { CALLS } from '@quire/model/calls/calls';
import { VOUCHERS } from '@quire/model/collections';
import { type Voucher, VoucherSchema } from '@quire/model/entities/voucher';
import { can } from '@quire/model/roles';
import type { z } from 'zod';
import { inTransaction, withoutUndefined } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import type { Person } from '../../access/principal.ts';
import type { ChargePorts } from '../ports.ts';
import { codeFrom, voucherId } from './voucher-code.ts';

type DiscountPorts = Pick<ChargePorts, 'db' | 'now'>;
type Asked = z.output<typeof CALLS.saveVoucher.request>;

/** A key from which the code cannot be guessed. */
const KEY_LEAST = 20;

function requireChargeEditor(person: Person): void {
  if (!can(person, 'charge.edit')) throw new Refused('access/denied');
}

/**
 * `saveVoucher`: creates a voucher and returns its code, only this once. The same key creates no other voucher. Throws
 * `Refused` for users without the right, and for a key that is too short to be random.
 */
export async function saveVoucher(
  { db, now }: DiscountPorts,
  person: Person,
  { key, data }: Asked,
): Promise<{ voucher: string; code: string }> {
  requireChargeEditor(person);
  if (key.length < KEY_LEAST) throw new Refused('input/invalid', { field: 'key' });
  const code = codeFrom(key);
  const id = voucherId(code);
  const ref = db.collection(VOUCHERS).doc(id);
  const voucher: Voucher = VoucherSchema.parse({
    ...data,
    hint: code.slice(-4),
    ...{ used: 0, usedFor: [], revoked: false },
    createdAt: now().toISOString(),
    by: person.uid,
  });
  await inTransaction(db, async (tx) => {
    if (!(await tx.get(ref)).exists) tx.create(ref, withoutUndefined(voucher));
  });
  return { voucher: id, code };
}

/** `revokeVoucher`: it can no longer be redeemed. Manuscripts for which it was redeemed keep it. */
export async function revokeVoucher(
  { db }: DiscountPorts,
  person: Person,
  { voucher }: z.output<typeof CALLS.revokeVoucher.request>,
): Promise<void> {
  requireChargeEditor(person);
  const ref = db.collection(VOUCHERS).doc(voucher);
  await inTransaction(db, async (tx) => {
    if (!(await tx.get(ref)).exists) throw new Refused('voucher/unknown');
    tx.update(ref, { revoked: true });
  });
}
