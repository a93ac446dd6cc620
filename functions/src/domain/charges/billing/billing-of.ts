import { type Billing, BillingSchema } from '@quire/model/entities/billing';
import type { Submission } from '@quire/model/entities/submission';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { withoutUndefined } from '../../../platform/database/transaction.ts';
import { billingRef, readBilling } from '../read-invoice.ts';

/** The billing data of a submission, or the default if none are stored. */
export async function billingOf(
  db: Firestore,
  tx: Transaction,
  id: string,
  { journal, owner, authorUids }: Pick<Submission, 'journal' | 'owner' | 'authorUids'>,
  at: string,
): Promise<Billing> {
  const known = await readBilling(db, id, tx);
  const of = { submission: id, journal, owner, authorUids: [...authorUids] };
  return known
    ? { ...known, ...of }
    : { ...of, discounts: [], revision: 0, round: -1, updatedAt: at };
}

/** Writes the next revision of the billing data. */
export function writeBilling(
  db: Firestore,
  tx: Transaction,
  billing: Billing,
  change: Partial<Pick<Billing, 'data' | 'discounts'>>,
  at: string,
): Billing {
  const after = { ...billing, ...change, revision: billing.revision + 1, updatedAt: at };
  const stored = BillingSchema.parse(after);
  tx.set(billingRef(db, billing.submission), withoutUndefined(stored));
  return stored;
}
