import { AUDIT, BANK_ENTRIES, INVOICES } from '@quire/model/collections';
import { type BankEntry, BankEntrySchema } from '@quire/model/entities/bank-entry';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { INVOICE_STATE_NAMES, isOpenInvoice } from '@quire/model/states/invoice';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { readRecord } from '../../../platform/database/read-record.ts';
import { withoutUndefined } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import { readInvoice } from '../read-invoice.ts';

/** A bound above what a press has open at a time. */
const OPEN_MOST = 5_000;

export const bankEntryRef = (db: Firestore, id: string): DocumentReference =>
  db.collection(BANK_ENTRIES).doc(id);

/** An entry as it is stored. Throws `Refused` if there is none. */
export function readBankEntry(snapshot: DocumentSnapshot): BankEntry {
  const entry = readRecord(snapshot, BankEntrySchema);
  if (!entry) throw new Refused('bank/not-found');
  return entry;
}

/** All unpaid invoices, of all manuscripts. */
export async function readOpenInvoices(db: Firestore): Promise<StoredInvoice[]> {
  const found = await db
    .collection(INVOICES)
    .where('kind', '==', 'invoice')
    .where('state', 'in', INVOICE_STATE_NAMES.filter(isOpenInvoice))
    .limit(OPEN_MOST)
    .get();
  return found.docs.map(readInvoice);
}

type Happened = BankEntry['events'][number];

/** The stored form: with the day from which it waits, or without. */
export function storedEntry({ openOn: _before, ...entry }: BankEntry): DocumentData {
  const waits = entry.state === 'open' ? { openOn: entry.bookedOn } : {};
  return withoutUndefined(BankEntrySchema.parse({ ...entry, ...waits }));
}

/** Writes an action on an entry, with its row in the log. */
export function writeBankEntry(
  db: Firestore,
  tx: Transaction,
  id: string,
  entry: BankEntry,
  happened: Happened,
): void {
  const events = [...entry.events, happened];
  tx.set(bankEntryRef(db, id), storedEntry({ ...entry, events }));
  const { event, at, by, text } = happened;
  tx.set(db.collection(AUDIT).doc(`bank~${id}~${events.length}`), {
    ...{ action: 'bank.entry', event, at, by, record: `${BANK_ENTRIES}/${id}` },
    ...(text ? { text } : {}),
  });
}
