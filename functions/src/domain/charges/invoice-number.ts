import { COUNTERS, invoiceCounterId } from '@quire/model/collections';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

export interface InvoiceNumbers {
  readonly year: number;
  /** The next number: `SMP-2026-00001`. */
  next(): string;
  /** Stores the numbers that were used; with the transaction's writes. */
  take(): void;
}

/**
 * The numbers of a year, for invoices and credit notes alike. Read and taken in the transaction that writes the
 * documents, so that there are no gaps and no duplicates, even with concurrent calls.
 */
export async function openNumbers(
  db: Firestore,
  tx: Transaction,
  prefix: string,
  now: Date,
): Promise<InvoiceNumbers> {
  const year = now.getUTCFullYear();
  const ref = db.collection(COUNTERS).doc(invoiceCounterId(year));
  const before: unknown = (await tx.get(ref)).get('last');
  const first = typeof before === 'number' ? before : 0;
  let last = first;
  return {
    year,
    next: () => {
      last += 1;
      return `${prefix}-${year}-${String(last).padStart(5, '0')}`;
    },
    take: () => {
      if (last > first) tx.set(ref, { year, last });
    },
  };
}
