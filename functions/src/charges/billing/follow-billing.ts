import { isOpenInvoice } from '@quire/model/states/invoice';
import { replaceInvoices } from '../credit-invoice.ts';
import { issueInvoices } from '../issue-invoices.ts';
import type { ChargePorts } from '../ports.ts';
import { readBilling, readInvoices } from '../read-invoice.ts';
import { settleCharge } from '../settle-charge.ts';

/**
 * Makes the invoices of a submission say what its billing says: those that are out and older than its last
 * change are replaced. Where nothing is left to pay, production begins. Again, it changes nothing. Throws
 * `Refused` `billing/too-late` where something is paid already.
 */
export async function followBilling(
  ports: ChargePorts,
  submission: string,
  why: { readonly by: string; readonly reason: string },
): Promise<void> {
  const [billing, all] = await Promise.all([
    readBilling(ports.db, submission),
    readInvoices(ports.db, submission),
  ]);
  // Drafts wait for a seller, but not where nothing is left to pay.
  const isWaiting = all.length > 0 && all.every(({ state }) => state === 'draft');
  if (isWaiting) {
    await issueInvoices(ports, submission, why.by);
    await settleCharge(ports, submission);
    return;
  }
  const isStale = all.some(
    ({ kind, number, state, createdAt }) =>
      kind === 'invoice' &&
      number !== null &&
      isOpenInvoice(state) &&
      createdAt < (billing?.updatedAt ?? ''),
  );
  if (!isStale) return;
  await replaceInvoices(ports, submission, why);
  await settleCharge(ports, submission);
}
