import { isSettledInvoice } from '@quire/model/states/invoice';
import type { SubmissionEvent } from '@quire/model/states/submission';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { Refused } from '../calls/refused.ts';
import { readInvoices } from '../charges/read-invoice.ts';
import type { Mover } from './mover.ts';

/**
 * Throws `submission/unpaid` where somebody says that a charge is settled, and an invoice says otherwise.
 * Whoever lets a manuscript go before it is paid says why (`release_unpaid`).
 */
export async function requireSettled(
  db: Firestore,
  tx: Transaction,
  mover: Mover,
  { submission, event }: { readonly submission: string; readonly event: SubmissionEvent },
): Promise<void> {
  if (event !== 'settle_payment' || mover === 'system') return;
  const all = await readInvoices(db, submission, tx);
  const holding = all.filter(({ kind, state }) => kind === 'invoice' && state !== 'cancelled');
  if (!holding.every(({ state }) => isSettledInvoice(state))) {
    throw new Refused('submission/unpaid');
  }
}
