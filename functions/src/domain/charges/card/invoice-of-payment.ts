import { CARD_EVENTS } from '@quire/model/collections';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import type { Firestore } from 'firebase-admin/firestore';
import { invoiceRef, readInvoice } from '../read-invoice.ts';

/** The invoice on which a payment by card is recorded; null: unrelated, or not reported yet. */
export async function invoiceOfPayment(
  db: Firestore,
  payment: string,
): Promise<StoredInvoice | null> {
  const events = db.collection(CARD_EVENTS).where('payment', '==', payment);
  const found = await events.where('kind', '==', 'paid').get();
  for (const doc of found.docs) {
    const stored = await invoiceRef(db, String(doc.get('invoice'))).get();
    const invoice = stored.exists ? readInvoice(stored) : null;
    // A payment that differed was never recorded: its refunds are not recorded either.
    if (invoice?.payments.some(({ id }) => id === payment)) return invoice;
  }
  return null;
}
