import { BILLING, INVOICES, PRESS_SETTINGS, SETTINGS } from '@quire/model/collections';
import { type Billing, BillingSchema } from '@quire/model/entities/billing';
import { InvoiceSchema, type StoredInvoice } from '@quire/model/entities/invoice';
import { PressRecordSchema } from '@quire/model/entities/press-record';
import type { Seller } from '@quire/model/entities/seller';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  Transaction,
} from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { Refused } from '../../platform/errors/refused.ts';

export const invoiceRef = (db: Firestore, id: string): DocumentReference =>
  db.collection(INVOICES).doc(id);
export const billingRef = (db: Firestore, submission: string): DocumentReference =>
  db.collection(BILLING).doc(submission);

/** An invoice or credit note as it is stored. Throws `Refused` if there is none. */
export function readInvoice(snapshot: DocumentSnapshot): StoredInvoice {
  const invoice = readRecord(snapshot, InvoiceSchema);
  if (!invoice) throw new Refused('invoice/not-found');
  return { ...invoice, id: snapshot.id };
}

const ofSubmission = (db: Firestore, submission: string): Query =>
  db.collection(INVOICES).where('submission', '==', submission);

/** All invoices of a submission, including credit notes; oldest first. */
export async function readInvoices(
  db: Firestore,
  submission: string,
  tx?: Transaction,
): Promise<StoredInvoice[]> {
  const query = ofSubmission(db, submission);
  const found = await (tx ? tx.get(query) : query.get());
  return found.docs.map(readInvoice).toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** The author's billing data; null if none are stored. */
export async function readBilling(
  db: Firestore,
  submission: string,
  tx?: Transaction,
): Promise<Billing | null> {
  const ref = billingRef(db, submission);
  return readRecord(await (tx ? tx.get(ref) : ref.get()), BillingSchema);
}

/** The seller; null before the press has entered one. */
export async function readSeller(db: Firestore): Promise<Seller | null> {
  const press = readRecord(
    await db.collection(SETTINGS).doc(PRESS_SETTINGS).get(),
    PressRecordSchema,
  );
  return press?.seller ?? null;
}
