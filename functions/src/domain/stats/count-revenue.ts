import { INVOICES } from '@quire/model/collections';
import { InvoiceSchema } from '@quire/model/entities/invoice';
import type { Firestore } from 'firebase-admin/firestore';
import type { DayTally } from './day-tally.ts';

/**
 * Sums what was invoiced on one day, without tax, less credit notes: a day has some dozens at most.
 */
export async function countRevenue(
  db: Firestore,
  from: string,
  to: string,
  tally: DayTally,
): Promise<void> {
  const issued = await db
    .collection(INVOICES)
    .where('issuedAt', '>=', from)
    .where('issuedAt', '<', to)
    .get();
  for (const doc of issued.docs) {
    const invoice = InvoiceSchema.safeParse(doc.data()).data;
    if (!invoice?.number) continue;
    const { kind, journal, currency, net } = invoice;
    tally.earned(journal, currency, kind === 'credit_note' ? -net : net);
  }
}
