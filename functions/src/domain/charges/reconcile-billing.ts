/** What the state of a submission requires for its invoices. */
import { DISCOUNT_REQUESTS } from '@quire/model/collections';
import { readSubmission, submissionRef } from '../submissions/read-submission.ts';
import { ownReason } from './charge-reason.ts';
import { WHY_CANCELLED } from './concerns-invoices.ts';
import { cancelOpen } from './credit-invoice.ts';
import { issueInvoices } from './issue-invoices.ts';
import type { ChargePorts } from './ports.ts';
import { reconcileCharge } from './reconcile-charge.ts';

/**
 * Handles the event of a submission: one that waits for its payment gets its invoices; open ones are cancelled if it
 * was withdrawn or its acceptance was reversed. Repeated events have no further effect.
 */
export async function reconcileBilling(ports: ChargePorts, id: string): Promise<void> {
  const { state } = readSubmission(await submissionRef(ports.db, id).get());
  const why = WHY_CANCELLED[state];
  if (why) await cancelOpen(ports, id, ownReason(why));
  if (state !== 'awaiting_payment') return;
  await showRequests(ports, id);
  await issueInvoices(ports, id);
  await reconcileCharge(ports, id);
}

/** From acceptance on, the journal's editors see requests for discounts, and may decide on them. */
async function showRequests({ db }: ChargePorts, submission: string): Promise<void> {
  const asked = db.collection(DISCOUNT_REQUESTS).where('submission', '==', submission);
  const { docs } = await asked.get();
  const hidden = docs.filter((doc) => doc.get('shownToEditors') !== true);
  await Promise.all(hidden.map(({ ref }) => ref.update({ shownToEditors: true })));
}
