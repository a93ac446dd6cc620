/**
 * Who acted on an invoice. The author reads the invoice, but must not see which member of staff acted: it contains the
 * role, and a log beside it contains the account.
 */

import { AUDIT, INVOICES, invoiceLogPath } from '@quire/model/collections';
import type { Actor } from '@quire/model/entities/actor';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** The value that the author can read, for an account or `system`. */
export const actorOf = (by: string, { owner }: Pick<StoredInvoice, 'owner'>): Actor =>
  by === 'system' ? 'system' : by === owner ? 'author' : 'staff';

/**
 * Records the account beside the event of an invoice at this index, and in the audit log. Actions of the press itself
 * have none.
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
