/** The consequences of a submission's invoices for the submission. */
import { standingInvoices } from '@quire/model/charges/standing-invoices';
import { isSettledInvoice } from '@quire/model/states/invoice';
import { Refused } from '../../platform/errors/refused.ts';
import { moveSubmission } from '../submissions/move-submission.ts';
import type { ChargePorts } from './ports.ts';
import { readInvoices } from './read-invoice.ts';

/**
 * Begins the production of a manuscript whose invoices are all paid or waived. Invoices by hand have no manuscript. An
 * invoice cancelled by a credit note is ignored once another has replaced it; until then its share is unpaid.
 */
export async function reconcileCharge(ports: ChargePorts, submission: string): Promise<void> {
  if (submission === '') return;
  const all = await readInvoices(ports.db, submission);
  const standing = standingInvoices(all);
  if (standing.length === 0 || !standing.every(({ state }) => isSettledInvoice(state))) return;
  try {
    const asked = { submission, event: 'settle_payment', from: 'awaiting_payment' } as const;
    await moveSubmission(ports, 'system', asked);
  } catch (error) {
    // It is in production already: an editor released it, or this was called twice.
    if (!(error instanceof Refused && error.code === 'submission/wrong-state')) throw error;
  }
}
