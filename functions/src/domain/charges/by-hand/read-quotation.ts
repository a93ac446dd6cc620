import { AUDIT, QUOTATIONS } from '@quire/model/collections';
import { type Quotation, QuotationSchema } from '@quire/model/entities/hand-bill';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { readRecord } from '../../../platform/database/read-record.ts';
import { withoutUndefined } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';

export const quotationRef = (db: Firestore, id: string): DocumentReference =>
  db.collection(QUOTATIONS).doc(id);

/** A quotation as it is stored. Throws `Refused` if there is none. */
export function readQuotation(snapshot: DocumentSnapshot): Quotation {
  const quotation = readRecord(snapshot, QuotationSchema);
  if (!quotation) throw new Refused('quotation/not-found');
  return quotation;
}

/** Writes an action on a quotation, with its row in the log. */
export function writeQuotationEvent(
  db: Firestore,
  tx: Transaction,
  id: string,
  quotation: Quotation,
  happened: Quotation['events'][number],
): void {
  const events = [...quotation.events, happened];
  const stored = QuotationSchema.parse({ ...quotation, events });
  tx.set(quotationRef(db, id), withoutUndefined(stored));
  const { event, at, by, text } = happened;
  tx.set(db.collection(AUDIT).doc(`quotation~${id}~${events.length}`), {
    ...{ action: 'quotation.change', event, at, by, record: `${QUOTATIONS}/${id}` },
    ...(text ? { text } : {}),
  });
}
