import { mayStillChange } from '@quire/model/charges/may-still-change';
import type { Billing } from '@quire/model/entities/billing';
import type { OfferedDiscount } from '@quire/model/entities/discount';
import type { Submission } from '@quire/model/entities/submission';
import type { Transaction } from 'firebase-admin/firestore';
import { Refused } from '../../../platform/errors/refused.ts';
import { writeBilling } from '../billing/billing-of.ts';
import { mayReplace } from '../may-replace.ts';
import type { ChargePorts } from '../ports.ts';
import { readInvoices } from '../read-invoice.ts';

/**
 * Throws `discount/too-late` if no discount is possible any longer: paid or waived in part, in production, or closed.
 */
export async function requireUnsettled(
  { db }: Pick<ChargePorts, 'db'>,
  tx: Transaction,
  id: string,
  submission: Submission,
): Promise<void> {
  if (!mayStillChange(submission)) throw new Refused('discount/too-late');
  if (!mayReplace(await readInvoices(db, id, tx))) throw new Refused('discount/too-late');
}

/** Records a discount that applies now; one from the same source is replaced. */
export function grant(
  { db }: Pick<ChargePorts, 'db'>,
  tx: Transaction,
  billing: Billing,
  discount: OfferedDiscount,
  at: string,
): Billing {
  const others = billing.discounts.filter(
    ({ kind, source }) => kind !== discount.kind || source !== discount.source,
  );
  return writeBilling(db, tx, billing, { discounts: [...others, discount] }, at);
}
