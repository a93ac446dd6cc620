import { standingInvoices } from '@quire/model/charges/standing-invoices';
import { isSettledInvoice } from '@quire/model/states/invoice';
import type { SubmissionEvent } from '@quire/model/states/submission';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { Refused } from '../calls/refused.ts';
import { readInvoices } from '../charges/read-invoice.ts';
import { requireOutsider } from '../charges/require-outsider.ts';
import type { Mover } from './mover.ts';

const ENDING_THE_WAIT: readonly SubmissionEvent[] = ['settle_payment', 'release_unpaid'];

/**
 * Throws `submission/unpaid` where somebody says that a charge is settled, and an invoice says otherwise.
 * Whoever lets a manuscript go before it is paid says why (`release_unpaid`). Neither is for one of its
 * authors, whose account may be newer than what the manuscript says of them.
 */
export async function requireSettled(
  db: Firestore,
  tx: Transaction,
  mover: Mover,
  { submission, event }: { readonly submission: string; readonly event: SubmissionEvent },
): Promise<void> {
  if (mover === 'system' || !ENDING_THE_WAIT.includes(event)) return;
  await requireOutsider({ db }, mover, submission);
  if (event === 'release_unpaid') return;
  const standing = standingInvoices(await readInvoices(db, submission, tx));
  if (!standing.every(({ state }) => isSettledInvoice(state))) {
    throw new Refused('submission/unpaid');
  }
}
