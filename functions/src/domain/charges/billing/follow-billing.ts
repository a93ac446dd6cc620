import type { Billing } from '@quire/model/entities/billing';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { isOpenInvoice } from '@quire/model/states/invoice';
import type { ReasonGiven } from '../charge-reason.ts';
import { replaceInvoices } from '../credit-invoice.ts';
import { issueInvoices } from '../issue-invoices.ts';
import { issuedOnes } from '../may-replace.ts';
import type { ChargePorts } from '../ports.ts';
import { readBilling, readInvoices } from '../read-invoice.ts';
import { reconcileCharge } from '../reconcile-charge.ts';

/** Compared by revisions: the clocks of two machines may differ by more than the time between two clicks. */
const isOlder = (
  { billingRevision, createdAt }: StoredInvoice,
  { revision, updatedAt }: Billing,
): boolean => (billingRevision === undefined ? createdAt < updatedAt : billingRevision < revision);

/**
 * Brings the invoices of a submission into line with its billing data: issued ones that are older than the last change
 * are replaced. If nothing remains to be paid, production begins. Can be repeated. Throws `Refused` `billing/too-late`
 * if something is paid already.
 */
export async function followBilling(
  ports: ChargePorts,
  submission: string,
  why: { readonly by: string } & ReasonGiven,
): Promise<void> {
  const [billing, all] = await Promise.all([
    readBilling(ports.db, submission),
    readInvoices(ports.db, submission),
  ]);
  // Drafts wait for seller data, except if nothing remains to be paid.
  const isWaiting = all.length > 0 && all.every(({ state }) => state === 'draft');
  if (isWaiting) {
    await issueInvoices(ports, submission, why.by);
    await reconcileCharge(ports, submission);
    return;
  }
  const isStale = issuedOnes(all).some(
    (invoice) => isOpenInvoice(invoice.state) && billing && isOlder(invoice, billing),
  );
  if (!isStale) return;
  await replaceInvoices(ports, submission, why);
  await reconcileCharge(ports, submission);
}
