/** What a submission's state asks of its invoices. */
import { readSubmission, submissionRef } from '../submissions/read-submission.ts';
import { cancelOpen } from './credit-invoice.ts';
import { issueInvoices } from './issue-invoices.ts';
import type { ChargePorts } from './ports.ts';
import { settleCharge } from './settle-charge.ts';

/**
 * The event of a submission: one that waits for its payment gets its invoices, of one that was withdrawn
 * what is open is cancelled. However often it comes, it happens once.
 */
export async function settleBilled(ports: ChargePorts, id: string): Promise<void> {
  const { state } = readSubmission(await submissionRef(ports.db, id).get());
  if (state === 'withdrawn') await cancelOpen(ports, id);
  if (state !== 'awaiting_payment') return;
  await issueInvoices(ports, id);
  await settleCharge(ports, id);
}
