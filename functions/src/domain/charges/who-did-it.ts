/**
 * Who did something to an invoice. Its author reads the invoice, and is not to learn which of the staff
 * did what: there stands in which part it was done, and the account in a log beside it.
 */

import { AUDIT, INVOICES, invoiceLogPath } from '@quire/model/collections';
import type { Actor } from '@quire/model/entities/actor';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** What stands where its author reads it, of an account or `system`. */
export const actorOf = (by: string, { owner }: Pick<StoredInvoice, 'owner'>): Actor =>
  by === 'system' ? 'system' : by === owner ? 'author' : 'staff';

/**
 * Notes the account beside the event of an invoice at this place, and in the audit. What the press did itself
 * has none.
 */
export function logWho(
  db: Firestore,
  tx: Transaction,
  invoice: Pick<StoredInvoice, 'id' | 'events'>,
  by: string,
): void {
  const place = invoice.events.length - 1;
  const last = invoice.events[place];
  if (by === 'system' || !last) return;
  const { event, at } = last;
  tx.set(db.doc(invoiceLogPath(invoice.id, place)), { by, event, at });
  tx.set(db.collection(AUDIT).doc(`invoice~${invoice.id}~${place}`), {
    ...{ action: 'invoice.change', event, at, by, record: `${INVOICES}/${invoice.id}` },
  });
}
