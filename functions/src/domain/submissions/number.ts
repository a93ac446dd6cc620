import { SUBMISSION_COUNTERS, submissionCounterId } from '@quire/model/collections';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

export interface NextNumber {
  /** `CES-2026-00123`. */
  readonly number: string;
  /** Marks it as used; with the transaction's writes. */
  take(): void;
}

/** The next number of a journal's year. Read and used in one transaction, so there are no gaps. */
export async function nextNumber(
  db: Firestore,
  tx: Transaction,
  journal: string,
  now: Date,
): Promise<NextNumber> {
  const year = now.getUTCFullYear();
  const ref = db.collection(SUBMISSION_COUNTERS).doc(submissionCounterId(journal, year));
  const before: unknown = (await tx.get(ref)).get('last');
  const last = (typeof before === 'number' ? before : 0) + 1;
  return {
    number: `${journal}-${year}-${String(last).padStart(5, '0')}`,
    take: () => {
      tx.set(ref, { journal, year, last });
    },
  };
}
