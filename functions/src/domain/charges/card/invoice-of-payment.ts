import { CARD_EVENTS } from '@quire/model/collections';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import type { Firestore } from 'firebase-admin/firestore';
import { invoiceRef, readInvoice } from '../read-invoice.ts';

/** The invoice on which a payment by card is recorded; null: another's, or it has not been told of yet. */
export async function invoiceOfPayment(
  db: Firestore,
  payment: string,
): Promise<StoredInvoice | null> {
  const events = db.collection(CARD_EVENTS).where('payment', '==', payment);
  const found = await events.where('kind', '==', 'paid').get();
  for (const doc of found.docs) {
    const stored = await invoiceRef(db, String(doc.get('invoice'))).get();
    const invoice = stored.exists ? readInvoice(stored) : null;
    // One that differed was never recorded: nothing of it is given back here.
    if (invoice?.payments.some(({ id }) => id === payment)) return invoice;
  }
  return null;
}
