/** What follows from a submission's invoices for the submission. */
import { isSettledInvoice } from '@quire/model/states/invoice';
import { Refused } from '../calls/refused.ts';
import { moveSubmission } from '../submissions/move-submission.ts';
import type { ChargePorts } from './ports.ts';
import { readInvoices } from './read-invoice.ts';

/**
 * Begins the production of a manuscript whose invoices are all paid or waived. Those that a credit note
 * has cancelled count no more; where none is left, nothing follows.
 */
export async function settleCharge(ports: ChargePorts, submission: string): Promise<void> {
  const all = await readInvoices(ports.db, submission);
  const holding = all.filter(({ kind, state }) => kind === 'invoice' && state !== 'cancelled');
  if (holding.length === 0 || !holding.every(({ state }) => isSettledInvoice(state))) return;
  try {
    const asked = { submission, event: 'settle_payment', from: 'awaiting_payment' } as const;
    await moveSubmission(ports, 'system', asked);
  } catch (error) {
    // It has gone on already: an editor released it, or this was asked twice.
    if (!(error instanceof Refused && error.code === 'submission/wrong-state')) throw error;
  }
}
